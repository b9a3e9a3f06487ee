// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "options.hpp"

#include "base/utf8.hpp"

#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tool {

milliseconds parse_duration(std::string const& text)
{
    static constexpr std::array<std::pair<std::string_view, milliseconds>, 4> units{
        {{"ms", 1ms}, {"s", 1s}, {"m", 1min}, {"h", 1h}}};
    // So many of any unit can be counted in milliseconds.
    constexpr std::int64_t most = 1'000'000'000;
    std::int64_t count = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    std::string_view const unit{end, static_cast<std::size_t>(text.data() + text.size() - end)};
    auto const found =
        std::ranges::find(units, unit, &std::pair<std::string_view, milliseconds>::first);
    if (error != std::errc{} || count < 0 || count > most || found == units.end())
        throw usage_error{printable(text) + " is no time: write 500ms, 30s, 5m or 1h"};
    return count * found->second;
}

std::string printable(std::string const& text)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string result;
    for (std::string_view rest{text}; !rest.empty();) {
        auto const size = colock::detail::printable_length(rest);
        auto const first = static_cast<unsigned char>(rest[0]);
        if (first == '\\') {
            result += "\\\\";
        } else if (size > 0) {
            result += rest.substr(0, size);
        } else {
            result += "\\x";
            result += digits[first >> 4];
            result += digits[first & 15];
        }
        rest.remove_prefix(size ? size : 1);
    }
    return result;
}

std::string from_printable(std::string const& text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const* const digits = text.data() + i + 2;
        unsigned value = 0;
        if (text.compare(i, 2, "\\\\") == 0) {
            result += text[++i];
        } else if (text.compare(i, 2, "\\x") == 0 && i + 4 <= text.size() &&
                   std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2) {
            result += static_cast<char>(value);
            i += 3;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace tool
