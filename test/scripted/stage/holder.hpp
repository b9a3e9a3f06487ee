// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scripted/stage/locks.hpp"

namespace scripted {

/// A client that has a lease of "a".
struct holder : locks {
    explicit holder(std::size_t votes = 1, colock::lock_options wanted = {.renew = false})
        : locks{votes}, it{granted(colock::mutex{client(), "a", wanted})}
    {
    }

    colock::lease it;
};

} // namespace scripted
