// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string_view>

namespace colock::detail {

/// A script, and what EVALSHA calls it by.
struct script_text {
    std::string_view text;
    /// The SHA-1 of the text as RESP3 has it: $40, and then 40 hexadecimal digits.
    std::string_view bulk;

    constexpr std::string_view sha1() const { return bulk.substr(5, 40); }
    constexpr operator std::string_view() const { return text; }
    bool operator==(script_text const&) const = default;
};

} // namespace colock::detail
