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
    bool operator==(master_claim const&) const = default;
};

/// From what it answers to SENTINEL GET-MASTER-ADDR-BY-NAME and to SENTINEL MASTER, each as all
/// texts of the answer. The former names the promoted server as soon as there is one; only the
/// latter has the epoch. Nothing where they name no server.
std::optional<master_claim> claim_of(std::span<std::string const> address,
                                     std::span<std::string const> master);

/// Of how many sentinels most are to agree, as one of them answers to SENTINEL MASTER: itself and
/// all others that it knows, whether they can be reached or not. One that has lost what it knew of
/// them knows fewer than its quorum: then most of more. Nothing where it does not say.
std::optional<std::size_t> voters_in(std::span<std::string const> master);

/// The servers in its answer to SENTINEL SENTINELS.
std::vector<endpoint> sentinels_of(std::span<std::string const> answer);

} // namespace colock::detail
