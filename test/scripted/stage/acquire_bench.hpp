// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scripted/stage/bench.hpp"
#include "verb/acquire.hpp"

namespace scripted {

/// Votes that one acquire asks.
struct acquire_bench : bench {
    explicit acquire_bench(std::size_t votes) : bench{votes}
    {
        target.key = key;
        it = std::make_shared<detail::acquire_round>(engine, rings, target, id, detail::minting{});
    }

    void start()
    {
        with([this] { it->start(); });
    }
    void keep()
    {
        with([this] {
            lease = std::make_shared<detail::copies>(it->said_yes(), votes(), now());
            it->keep_for(lease);
        });
    }
    void give_up()
    {
        with([this] { it->give_up(); });
    }
    /// The votes at which the key is being released.
    std::vector<std::size_t> releases()
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(detail::script::release))
                found.push_back(i);
        }
        return found;
    }
    /// Lets a vote's server be seen to restart.
    void restart(std::size_t which)
    {
        engine->votes().on_connected(which, {"before", {}});
        engine->votes().on_connected(which, {"after", {}});
    }

    detail::signal rings;
    detail::lock_id const id = engine->new_lock_id();
    detail::wanted_lock target;
    std::shared_ptr<detail::acquire_round> it;
    std::shared_ptr<detail::copies> lease;
};

} // namespace scripted
