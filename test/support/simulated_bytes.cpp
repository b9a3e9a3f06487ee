// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_bytes.hpp"

namespace support {

namespace {

using type = redis_value::type;

constexpr std::string_view end_of_line = "\r\n";

} // namespace

void add_line(std::string& to, char kind, std::string_view text)
{
    to += kind;
    to += text;
    to += end_of_line;
}

void add_blob(std::string& to, char kind, std::string_view text)
{
    add_line(to, kind, std::to_string(text.size()));
    to += text;
    to += end_of_line;
}

void add_value(std::string& to, redis_value const& value)
{
    switch (value.kind) {
    case type::nil:
        add_line(to, '_', {});
        break;
    case type::integer:
        add_line(to, ':', std::to_string(value.integer));
        break;
    case type::string:
        add_blob(to, '$', value.text);
        break;
    case type::status:
        add_line(to, '+', value.text);
        break;
    case type::error:
        add_line(to, '-', value.text);
        break;
    case type::array:
        add_line(to, '*', std::to_string(value.elements.size()));
        for (auto const& each : value.elements)
            add_value(to, each);
        break;
    }
}

} // namespace support
