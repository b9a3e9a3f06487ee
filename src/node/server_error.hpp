// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/error.hpp>

#include <string_view>

namespace colock::detail {

/// The kind of trouble that an error reply tells of: by its first word, since what follows differs
/// between versions and inside scripts.
errc classify(std::string_view error_reply);

/// Whether trying again cannot help as long as nobody changes the server or the program.
bool is_permanent(error_code error);

} // namespace colock::detail
