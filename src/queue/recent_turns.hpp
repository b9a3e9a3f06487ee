// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/turn.hpp"
#include "kind/lock_key.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <iterator>
#include <list>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace colock::detail {

/// The turns of names that this client has just released, and nobody here waits for: whoever takes
/// one again at once is to leave it free for others first.
class recent_turns {
public:
    void remember(std::shared_ptr<lock_key const> key, turn const& state, clock::time_point now)
    {
        while (!all_.empty() && (all_.size() >= most || !all_.front().state.matters(now)))
            forget(all_.begin());
        if (!state.matters(now))
            return;
        all_.push_back({std::move(key), state});
        by_key_[all_.back().key->key] = std::prev(all_.end());
    }

    /// A new turn, where none is remembered.
    turn take(std::string_view key)
    {
        auto const found = by_key_.find(key);
        if (found == by_key_.end())
            return {};
        auto const state = found->second->state;
        forget(found->second);
        return state;
    }

private:
    struct entry {
        std::shared_ptr<lock_key const> key;
        turn state;
    };
    using entries = std::list<entry>;

    static constexpr std::size_t most = 1'000;

    void forget(entries::iterator which)
    {
        by_key_.erase(which->key->key);
        all_.erase(which);
    }

    entries all_; ///< The oldest first.
    std::unordered_map<std::string_view, entries::iterator> by_key_;
};

} // namespace colock::detail
