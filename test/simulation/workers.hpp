// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "checker.hpp"
#include "world.hpp"

#include <colock.hpp>

#include <boost/asio/awaitable.hpp>

#include <memory>
#include <string>
#include <vector>

namespace simulation {

/// What every worker of a schedule does.
struct habits {
    milliseconds ttl{1'000};
    bool fencing = true;
    unsigned replicas = 0; ///< See lock_options.
    int rounds = 5;
    int names = 1;
    unsigned hand_offs = 0;
    milliseconds hand_off_time{0};
    bool keeps_many = false; ///< Holds several locks at a time, now and then.
    int cancels = 20;        ///< How many of a hundred operations are cancelled.
    bool reentrant = false;
    bool owner_in_common = false; ///< Most workers of all processes are one owner.
};

/// Does something with one of the names, several times over. Ends early when its client is closed.
asio::awaitable<void> work(checker& checks, colock::client& locks, habits what, int worker);

} // namespace simulation
