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

/// A host has run a command, or a script, that has come by this connection: sees to what follows
/// there.
void has_run(host& there, link const& by, support::simulated_front::words const& command,
             std::string_view script, support::redis_value const& answer);

/// Whether an owner that a server has a lock for is nobody: it was taken away from who had it.
bool is_nobody(std::string_view owner);

/// The simulation itself is wrong: no schedule is to blame.
struct no_place_for_mistake : std::logic_error {
    using std::logic_error::logic_error;
};

/// The script that runs where this one is to: the same, unless a mistake is planted in it.
std::string_view mistaken(std::string_view script);

/// The same for a command that is no script.
void make_mistakes(support::simulated_front::words& command);

} // namespace simulation
