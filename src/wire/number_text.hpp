// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <system_error>

// Numbers as RESP writes them.

namespace colock::detail {

inline bool all_digits(std::string_view text)
{
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

inline std::string_view without_sign(std::string_view text)
{
    return text.substr(text.starts_with('+') || text.starts_with('-') ? 1 : 0);
}

inline bool parse_number(std::string_view text, std::int64_t& into)
{
    if (!all_digits(without_sign(text)))
        return false;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    auto const end = text.data() + text.size();
    auto const [stop, error] = std::from_chars(text.data(), end, into);
    return error == std::errc{} && stop == end;
}

/// A text of digits that is too long for any length counts as the longest.
inline bool parse_length(std::string_view text, std::size_t& into)
{
    if (!all_digits(text))
        return false;
    if (std::from_chars(text.data(), text.data() + text.size(), into).ec != std::errc{})
        into = std::numeric_limits<std::size_t>::max();
    return true;
}

/// Takes off the digits that it begins with. Returns how many.
inline std::size_t drop_digits(std::string_view& text)
{
    auto const count = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(count);
    return count;
}

inline bool is_real(std::string_view text)
{
    if (text == "nan" || text == "-nan" || without_sign(text) == "inf")
        return true;
    auto digits = without_sign(text);
    auto const whole = drop_digits(digits);
    if (!digits.empty() && digits.front() == '.')
        digits.remove_prefix(1);
    if (drop_digits(digits) + whole == 0)
        return false;
    if (digits.empty() || (digits.front() != 'e' && digits.front() != 'E'))
        return digits.empty();
    digits = without_sign(digits.substr(1));
    return drop_digits(digits) > 0 && digits.empty();
}

} // namespace colock::detail
