// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace colock::detail {

/// When so many keys will have expired that a quorum can be had, as far as the nodes reported.
///
/// `ttls`: what the nodes said remains of another's key (negative: it does not expire); `needed`:
/// how many of them must become free. Nothing where expiry alone will not do.
inline std::optional<std::chrono::milliseconds>
free_after(std::vector<std::chrono::milliseconds> ttls, std::size_t needed)
{
    std::erase_if(ttls, [](std::chrono::milliseconds ttl) { return ttl.count() < 0; });
    if (needed == 0 || needed > ttls.size())
        return std::nullopt;
    auto const nth = ttls.begin() + static_cast<std::ptrdiff_t>(needed - 1);
    std::nth_element(ttls.begin(), nth, ttls.end());
    return *nth;
}

} // namespace colock::detail
