// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_cluster.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bench {

/// Moves slots of a Cluster of masters from one to another, as `redis-cli --cluster reshard` does.
class slot_mover {
public:
    explicit slot_mover(support::redis_cluster& cluster);

    /// Moves the slots 0 to `count` - 1, one after another. Returns when all servers agree.
    void move(unsigned count, std::size_t source, std::size_t target);

    std::uint64_t slots() const { return slots_; }
    std::uint64_t keys() const { return keys_; }

private:
    void move_one(std::string const& slot, std::size_t source, std::size_t target);
    void move_keys(std::string const& slot, std::size_t source, std::size_t target);
    void wait_until_all_agree();

    support::redis_cluster& cluster_;
    std::vector<std::string> ids_;
    std::uint64_t slots_ = 0;
    std::uint64_t keys_ = 0;
};

} // namespace bench
