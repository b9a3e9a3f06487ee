// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>

namespace colock::detail {

class grant;
class lease_book;

/// A walk through all leases of a client, in the order of their numbers, in as many steps as it
/// takes. Leases may come and go in between.
class lease_walk {
public:
    explicit lease_walk(lease_book& book) : book_{book} {}

    /// Begins a walk from the first lease to the last that there is now. If one is under way, it
    /// goes on, so that it reaches its end however often this is called; a second walk follows,
    /// through the leases that it had passed.
    void begin();
    void stop();
    bool under_way() const { return next_ || second_end_ > 0; }

    /// The next lease; null at the end.
    grant* next();
    /// It has been visited.
    void step();
    /// A lease leaves the book.
    void on_removed(grant& one);

private:
    lease_book& book_;
    grant* next_ = nullptr;
    std::uint64_t end_ = 0;        ///< The number of the first lease that is not part of it.
    std::uint64_t second_end_ = 0; ///< Likewise for the second walk; 0 if there is none.
};

} // namespace colock::detail
