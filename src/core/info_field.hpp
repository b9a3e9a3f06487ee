// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

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

} // namespace colock::detail
