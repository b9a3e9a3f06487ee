// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/key_set.hpp"

#include "core/copies.hpp"
#include "verb/engine.hpp"

namespace colock::detail {

bool key_set::answered(engine& client, copies* of_lease, std::size_t node,
                       reply const& answer) const
{
    if (!of_lease || !of_lease->wanted()) {
        client.add_leftover(node, what, longest_ttl, answer);
    } else if (answer.yes()) {
        if (of_lease->lost_since(node, sent))
            return false;
        of_lease->has_key(node, until);
        if (token_counts)
            of_lease->minted(node, static_cast<std::uint64_t>(answer.value));
    } else if (answer.what == reply::outcome::lost && !answer.has_run) {
        of_lease->in_doubt(node, clock::now());
    }
    return true;
}

} // namespace colock::detail
