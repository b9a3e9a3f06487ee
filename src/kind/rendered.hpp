// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>
#include <string_view>

namespace colock::detail {

/// An argument of a command as it goes over the wire, so that what every command repeats is put into
/// that form once.
inline void append_bulk(std::string& to, std::string_view argument)
{
    to += '$';
    to += std::to_string(argument.size());
    to += "\r\n";
    to += argument;
    to += "\r\n";
}

/// Arguments in that form, for Boost.Redis's request::push(). It counts one argument for each value, so
/// a value of several arguments is followed by as many `counted` as it has more than one.
struct rendered {
    std::string_view text;
};
struct counted {};

inline void boost_redis_to_bulk(std::string& payload, rendered const& arguments)
{
    payload += arguments.text;
}
inline void boost_redis_to_bulk(std::string&, counted const&) {}

} // namespace colock::detail
