// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>

namespace colock::detail {

/// Throws system_error(errc::invalid_argument) for what a caller passed in. `what_and_where`: the
/// field and what is wrong with it, as "lock_options::ttl: 10ms is shorter than 20ms".
[[noreturn]] void throw_invalid(std::string const& what_and_where);

} // namespace colock::detail
