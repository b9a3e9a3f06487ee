// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/redirect.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace colock::detail {

/// Who the master of a group is, as one sentinel knows it.
struct master_claim {
    endpoint at;
    std::uint64_t epoch = 0; ///< Of the configuration: whoever has the greater is the newer.
    bool to_be = false;      ///< It has been promoted; the other sentinels will hear of it.

    bool newer_than(master_claim const& other) const
    {
        return epoch != other.epoch ? epoch > other.epoch : to_be && !other.to_be;
    }
    /// By the same configuration, whoever is named.
    bool as_new_as(master_claim const& other) const
    {
        return !newer_than(other) && !other.newer_than(*this);
    }
    bool operator==(master_claim const&) const = default;
};

/// What it answers to SENTINEL MASTER, as all texts of the answer, says of the server that it knows
/// as the master. Nothing where that names no server.
std::optional<master_claim> known_master(std::span<std::string const> master);

/// From what it answers to SENTINEL GET-MASTER-ADDR-BY-NAME, and from the known master. The former
/// names the promoted server as soon as there is one; only the latter has the epoch.
std::optional<master_claim> claim_of(std::span<std::string const> address,
                                     std::optional<master_claim> const& known);

/// Of how many sentinels a majority must agree, by the answer of one of them to SENTINEL MASTER:
/// itself and all others that it knows, reachable or not. If these are fewer than its quorum, it
/// has forgotten some: then as many as its quorum is a majority of. Nothing if it does not say.
std::optional<std::size_t> voters_in(std::span<std::string const> master);

/// The servers in its answer to SENTINEL SENTINELS.
std::vector<endpoint> sentinels_of(std::span<std::string const> answer);

} // namespace colock::detail
