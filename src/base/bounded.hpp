// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <string_view>

namespace colock::detail {

/// The beginning of a text: at most so many bytes, and no part of a character in UTF-8 at its end.
inline std::string_view bounded(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    auto const continues = [&](std::size_t at) {
        return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
    };
    auto end = most;
    while (end > 0 && most - end < 3 && continues(end))
        --end;
    // Where no character begins near the end, the text is not UTF-8, and may be cut anywhere.
    return text.substr(0, continues(end) ? most : end);
}

} // namespace colock::detail
