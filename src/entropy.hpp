// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/uuid/random_generator.hpp>
#include <boost/uuid/uuid.hpp>

#include <cstdint>
#include <random>

namespace colock::detail {

/// All the randomness of a client.
class entropy {
public:
    entropy();

    /// For jitter.
    std::uint64_t number() { return numbers_(); }

    /// For lock_ids: such that no two clients anywhere ever draw the same.
    boost::uuids::uuid uuid();

private:
    std::mt19937_64 numbers_;
    boost::uuids::random_generator uuids_;
};

} // namespace colock::detail
