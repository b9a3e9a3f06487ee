// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include <cstddef>
#include <cstdio>

namespace tool {

namespace {

/// How many bytes the character takes with which the text begins; 0 where that is none.
std::size_t utf8_length(std::string_view text)
{
    auto const byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
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

} // namespace

std::string json_string(std::string_view text)
{
    std::string result{'"'};
    while (!text.empty()) {
        auto const size = utf8_length(text);
        auto const c = text[0];
        if (size == 0) {
            result += "\\ufffd";
        } else if (c == '"' || c == '\\') {
            result += {'\\', c};
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char code[8];
            std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
            result += code;
        } else {
            result += text.substr(0, size);
        }
        text.remove_prefix(size ? size : 1);
    }
    return result + '"';
}

void json_object::add(char const* key, std::string const& value)
{
    member(key, json_string(value));
}

void json_object::add(char const* key, std::vector<json_object> const& values)
{
    std::string list;
    for (auto const& each : values)
        list += (list.empty() ? "" : ",") + each.text();
    member(key, '[' + list + ']');
}

void json_object::member(char const* key, std::string const& value)
{
    members_ += (members_.empty() ? "" : ",") + json_string(key) + ':' + value;
}

} // namespace tool
