// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/words.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace colock::detail {

/// Commands as they go over the wire.
inline void append_commands(std::string& to, words const& all)
{
    for (std::size_t i = 0; i < all.commands(); ++i) {
        auto const command = all.command(i);
        append_head(to, '*', command.size());
        for (auto const& each : command) {
            if (each.bulk.empty())
                append_bulk(to, each.text);
            else
                to += each.bulk;
        }
    }
}

template <class Words = std::initializer_list<std::string_view>>
void append_command(std::string& to, Words const& all)
{
    append_head(to, '*', all.size());
    for (auto const& each : all)
        append_bulk(to, each);
}

} // namespace colock::detail
