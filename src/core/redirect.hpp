// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// Of the host of an endpoint: as long as a name in the DNS may be.
inline constexpr std::size_t longest_host = 255;
/// Of the id of a server of a cluster, or of a sentinel: usually 40 hexadecimal digits.
inline constexpr std::size_t longest_id = 64;

/// Where a server listens, as it announces itself or a sentinel names it.
struct endpoint {
    std::string host;
    std::uint16_t port = 0;

    bool operator==(endpoint const&) const = default;
    auto operator<=>(endpoint const&) const = default;
};

inline bool contains(std::vector<endpoint> const& all, endpoint const& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// What a server, mostly of a cluster, says to a command that it does not run: nothing was changed.
/// After https://redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec/, "Redirection
/// and resharding".
struct redirect {
    enum class advice {
        none,      ///< It is another error.
        moved,     ///< The slot belongs to the server at `to`.
        ask,       ///< The slot is on its way to the server at `to`, which may have the key by now.
        try_again, ///< The slot is on its way, and the keys of the command are not all in one
                   ///< place.
        down,      ///< The cluster, or this server, cannot serve the slot just now; or it is no
                   ///< master.
    };

    advice what = advice::none;
    hash_slot slot = 0;
    /// For moved and ask. An empty host is that of the server that says so.
    endpoint to{};
};

/// By the text of an error.
redirect redirect_of(std::string_view error);

} // namespace colock::detail
