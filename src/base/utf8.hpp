// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <string_view>

namespace colock::detail {

/// How many bytes the first character of a text takes; 0 where the text does not begin with a
/// character in UTF-8.
inline std::size_t utf8_length(std::string_view text)
{
    auto const byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (text.empty())
        return 0;
    auto const first = byte(0);
    std::size_t const size = first < 0x80                    ? 1
                             : first >= 0xc2 && first < 0xe0 ? 2
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
    if (size == 0 || text.size() < size)
        return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if (byte(i) >> 6 != 2)
            return 0;
    }
    // Too long a form, a surrogate, or beyond the last character.
    bool const wrong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xed && byte(1) > 0x9f) ||
                       (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) > 0x8f);
    return wrong ? 0 : size;
}

/// How many bytes the first character of a text takes, if it may be sent to a terminal; 0 where it
/// is a control character, or no character in UTF-8. U+0080 to U+009F are control characters, too:
/// U+009B begins what ESC [ begins.
inline std::size_t printable_length(std::string_view text)
{
    auto const size = utf8_length(text);
    auto const byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    bool const control = (size == 1 && (byte(0) < 0x20 || byte(0) == 0x7f)) ||
                         (size == 2 && byte(0) == 0xc2 && byte(1) < 0xa0);
    return control ? 0 : size;
}

} // namespace colock::detail
