// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/words.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace colock::detail {

/// Commands as they go over the wire. The text grows only once: every command goes through here.
inline void append_commands(std::string& to, words const& all)
{
    std::size_t room = 0;
    for (std::size_t i = 0; i < all.commands(); ++i) {
        room += longest_head;
        for (auto const& each : all.command(i))
            room += each.bulk.empty() ? longest_head + each.text.size() + 2 : each.bulk.size();
    }
    auto const before = to.size();
    to.resize(before + room);
    auto* at = to.data() + before;
    for (std::size_t i = 0; i < all.commands(); ++i) {
        auto const command = all.command(i);
        at = put_head(at, '*', command.size());
        for (auto const& each : command) {
            if (each.bulk.empty()) {
                at = put_head(at, '$', each.text.size());
                at = std::copy(each.text.begin(), each.text.end(), at);
                *at++ = '\r';
                *at++ = '\n';
            } else {
                at = std::copy(each.bulk.begin(), each.bulk.end(), at);
            }
        }
    }
    to.resize(static_cast<std::size_t>(at - to.data()));
}

template <class Words = std::initializer_list<std::string_view>>
void append_command(std::string& to, Words const& all)
{
    append_head(to, '*', all.size());
    for (auto const& each : all)
        append_bulk(to, each);
}

} // namespace colock::detail
