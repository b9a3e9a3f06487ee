// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include "base/utf8.hpp"

#include <cstddef>
#include <cstdio>

namespace tool {

using colock::detail::printable_length;
using colock::detail::utf8_length;

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
        } else if (printable_length(text) == 0) {
            // In UTF-8 the second byte of U+0080 to U+009F is their number.
            char code[8];
            std::snprintf(code, sizeof code, "\\u%04x",
                          static_cast<unsigned>(static_cast<unsigned char>(text[size - 1])));
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
