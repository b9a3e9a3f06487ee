// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/redirect.hpp"

#include <charconv>
#include <system_error>

namespace colock::detail {

namespace {

std::string_view take_word(std::string_view& text)
{
    auto const end = text.find(' ');
    auto const word = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return word;
}

template <class Number>
bool read(std::string_view text, Number& into)
{
    auto const end = text.data() + text.size();
    auto const [stop, error] = std::from_chars(text.data(), end, into);
    return error == std::errc{} && stop == end;
}

} // namespace

redirect redirect_of(std::string_view error)
{
    redirect found;
    auto const word = take_word(error);
    if (word == "TRYAGAIN") {
        found.what = redirect::advice::try_again;
    } else if (word == "CLUSTERDOWN" || word == "MASTERDOWN" || word == "LOADING" ||
               word == "READONLY") {
        found.what = redirect::advice::down;
    } else if (word == "MOVED" || word == "ASK") {
        auto const slot = take_word(error);
        auto const to = take_word(error);
        // The host may be an IPv6 address, without brackets.
        auto const colon = to.rfind(':');
        bool const sound = colon != to.npos && colon <= longest_host && read(slot, found.slot) &&
                           found.slot < hash_slot_count &&
                           read(to.substr(colon + 1), found.to.port);
        if (!sound)
            return {};
        // It does not know the way: to a client with TLS, where the other has no port for that yet.
        if (found.to.port == 0 || to.starts_with("?:")) {
            found.what = redirect::advice::down;
            found.to = {};
            return found;
        }
        found.to.host = to.substr(0, colon);
        found.what = word == "MOVED" ? redirect::advice::moved : redirect::advice::ask;
    }
    return found;
}

} // namespace colock::detail
