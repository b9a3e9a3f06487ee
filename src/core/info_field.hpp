// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <string_view>

namespace colock::detail {

/// The value of a line of what a server answers to INFO; empty where there is none. `name` has the
/// colon.
inline std::string_view info_field(std::string_view info, std::string_view name)
{
    for (auto start = info.find(name); start != info.npos; start = info.find(name, start + 1)) {
        if (start > 0 && info[start - 1] != '\n')
            continue;
        auto const value = info.substr(start + name.size());
        return value.substr(0, value.find_first_of("\r\n"));
    }
    return {};
}

/// The same of an id or a number. Empty where it is longer than any of them: what is kept of it,
/// and sent, must not grow by what a server says.
inline std::string_view info_word(std::string_view info, std::string_view name)
{
    constexpr std::size_t longest = 64;
    auto const value = info_field(info, name);
    return value.size() <= longest ? value : std::string_view{};
}

} // namespace colock::detail
