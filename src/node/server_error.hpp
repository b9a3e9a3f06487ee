// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "node/node.hpp"

#include <colock/error.hpp>

#include <string>
#include <string_view>

namespace colock::detail {

/// The kind of trouble that an error reply tells of: by its first word, since what follows differs
/// between versions and inside scripts.
errc classify(std::string_view error_reply);

/// What an error means to whoever sent the command; `label` names the node. A key of another type is not
/// this lock_id's any more: that is an answer to all but an acquire.
reply error_reply(script which, std::string const& label, std::string const& text);

/// Whether trying again cannot help as long as nobody changes the server or the program.
bool is_permanent(error_code error);

} // namespace colock::detail
