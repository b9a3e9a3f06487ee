// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/unescaped.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <system_error>

namespace colock::detail {

namespace {

/// What a text begins with, if that is an escape: the bytes it means, and how many it takes.
struct escape {
    std::string means;
    std::size_t length;
};

/// The number in so many digits at this place; nothing if there are fewer.
std::optional<unsigned> number_at(std::string_view text, std::size_t from, std::size_t digits,
                                  int base)
{
    if (text.size() < from + digits)
        return std::nullopt;
    unsigned value = 0;
    auto const* const begin = text.data() + from;
    auto const [end, error] = std::from_chars(begin, begin + digits, value, base);
    return error == std::errc{} && end == begin + digits ? std::optional{value} : std::nullopt;
}

std::string byte(unsigned value)
{
    return std::string(1, static_cast<char>(value));
}

/// In UTF-8.
std::string character(unsigned value)
{
    if (value < 0x80)
        return byte(value);
    auto const next = [](unsigned bits) { return byte(0x80 | (bits & 0x3f)); };
    if (value < 0x800)
        return byte(0xc0 | value >> 6) + next(value);
    if (value < 0x10000)
        return byte(0xe0 | value >> 12) + next(value >> 6) + next(value);
    return byte(0xf0 | value >> 18) + next(value >> 12) + next(value >> 6) + next(value);
}

/// JSON writes a character from 0x10000 on as two halves.
std::optional<escape> with_halves(std::string_view text)
{
    auto const first = number_at(text, 2, 4, 16);
    auto const second = text.substr(std::min<std::size_t>(6, text.size())).starts_with("\\u")
                            ? number_at(text, 8, 4, 16)
                            : std::nullopt;
    if (!first || !second || *first >> 10 != 0xd800 >> 10 || *second >> 10 != 0xdc00 >> 10)
        return std::nullopt;
    return escape{character(0x10000 + ((*first & 0x3ff) << 10) + (*second & 0x3ff)), 12};
}

std::optional<escape> with_backslash(std::string_view text)
{
    if (text.size() < 2 || text[0] != '\\')
        return std::nullopt;
    constexpr std::string_view letters = "abtnvfr", bytes = "\a\b\t\n\v\f\r";
    if (auto const at = letters.find(text[1]); at != letters.npos)
        return escape{std::string(1, bytes[at]), 2};
    if (auto const code = text[1] == 'x' ? number_at(text, 2, 2, 16) : std::nullopt)
        return escape{byte(*code), 4};
    if (auto both = text[1] == 'u' ? with_halves(text) : std::nullopt)
        return both;
    if (auto const code = text[1] == 'u' ? number_at(text, 2, 4, 16) : std::nullopt)
        return escape{character(*code), 6};
    if (auto const code = number_at(text, 1, 3, 8); code && *code < 0x100)
        return escape{byte(*code), 4};
    return escape{text[1] == '0' ? std::string(1, '\0') : std::string{text[1]}, 2};
}

std::optional<escape> with_percent(std::string_view text)
{
    if (auto const code = text.starts_with('%') ? number_at(text, 1, 2, 16) : std::nullopt)
        return escape{byte(*code), 3};
    return std::nullopt;
}

std::optional<escape> with_plus(std::string_view text)
{
    return text.starts_with('+') ? std::optional{escape{" ", 1}} : with_percent(text);
}

std::string unescaped(std::string_view text, std::optional<escape> (*find)(std::string_view))
{
    std::string result;
    while (!text.empty()) {
        auto const found = find(text);
        result += found ? found->means : std::string{text.front()};
        text.remove_prefix(found ? found->length : 1);
    }
    return result;
}

// Of ASCII, whatever the locale is.
bool is_letter_or_digit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace

std::string without_backslashes(std::string_view text)
{
    return unescaped(text, with_backslash);
}

std::string without_percents(std::string_view text)
{
    return unescaped(text, with_percent);
}

std::string without_form(std::string_view text)
{
    return unescaped(text, with_plus);
}

std::string letters_and_digits(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        auto found = with_backslash(text);
        if (!found)
            found = with_percent(text);
        if (!found && is_letter_or_digit(text.front()))
            result += text.front();
        text.remove_prefix(found ? found->length : 1);
    }
    return result;
}

} // namespace colock::detail
