// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string_view>

namespace colock::detail {

/// What is wrong with the bytes.
enum class read_fault {
    none,
    unknown_type,
    streamed,
    bad_line,
    bad_length,
    bad_number,
    bad_real,
    bad_boolean,
    bad_null,
    bad_verbatim_string,
    bad_end,
    push_inside,
    too_long,
    too_many,
    too_deep,
};

/// In words that complete the sentence "the server has sent ...".
std::string_view describe(read_fault what);

} // namespace colock::detail
