// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/uuid/uuid.hpp>

#include <cstdint>
#include <random>

namespace colock::detail {

/// A random UUID (version 4) such that nobody anywhere ever draws the same. It comes straight from
/// the system: the state of a generator in this process would be copied by a fork and by a snapshot
/// of a virtual machine, and both copies would draw the same. Throws std::system_error if there is
/// none.
boost::uuids::uuid fresh_uuid();

/// All the randomness of a client. A client that is made anew in a child of fork() has its own.
class entropy {
public:
    entropy();

    /// For jitter.
    std::uint64_t number() { return numbers_(); }

    /// For lock_ids: a fresh_uuid().
    boost::uuids::uuid uuid();

private:
    std::mt19937_64 numbers_;
};

} // namespace colock::detail
