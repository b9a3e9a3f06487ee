// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/simulated_front.hpp"

#include <stdexcept>
#include <string_view>

namespace simulation {

class host;
class link;

// What the simulation must know of the commands that hosts run.

/// A host is about to run a command.
void will_run(host& there, support::simulated_front::words const& command);

/// A host has run a command or a script that came by this connection: checks it, and notes for the
/// host and the network what follows from it.
void has_run(host& there, link const& by, support::simulated_front::words const& command,
             std::string_view script, support::redis_value const& answer);

/// Whether the owner of a lock on a server is nobody: the lock was taken away from its holder.
bool is_nobody(std::string_view owner);

/// The simulation itself is wrong: no schedule is to blame.
struct no_place_for_mistake : std::logic_error {
    using std::logic_error::logic_error;
};

/// The script to run instead of this one: the same, unless a mistake is planted in it.
std::string_view mistaken(std::string_view script);

/// Changes a command that is no script, if a mistake is planted in it.
void make_mistakes(support::simulated_front::words& command);

} // namespace simulation
