// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/reply.hpp"

#include <colock/error.hpp>
#include <colock/node_address.hpp>

#include <string_view>

namespace colock::detail {

/// The kind of trouble that an error reply tells of: by its first word, since what follows differs
/// between versions and inside scripts.
errc classify(std::string_view error_reply);

/// An error reply of a node, with a message that names the node and says what it said: see
/// safe_text().
error_code server_error(node_address const& node, std::string_view error_reply);

/// The reply that an error means for the sender of the command. A key of another type is not this
/// lock_id's any more: that is an answer, a no, to all but acquire, fence and mint.
reply error_reply(script which, node_address const& node, std::string_view error_reply);

/// Whether a command that is refused so may succeed the next time.
bool is_passing(errc refusal);

/// Whether the server will refuse this command each time, as far as its words tell: it does so to
/// this user, or it says of the command, by its name, that it does not know or allow it. Where the
/// name is the second word, `container` is the first: it may say that it does not know that one.
bool is_lasting(std::string_view error_reply, std::string_view name,
                std::string_view container = "");

} // namespace colock::detail
