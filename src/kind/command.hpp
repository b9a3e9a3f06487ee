// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "kind/lock_key.hpp"
#include "kind/words.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace colock::detail {

/// The scripts, which each kind of lock has; fence and inspect are the same for all kinds.
enum class script { acquire, extend, extend_all, check, check_all, release, fence, inspect };
inline constexpr std::size_t script_count = 8;

struct held_lock {
    std::shared_ptr<lock_key const> key;
    lock_id id;
};

/// One call of a script. Numbers that a script does not take are not sent.
struct command {
    script which;
    std::shared_ptr<lock_key const> key;
    lock_id id;
    std::chrono::milliseconds ttl{0};
    std::chrono::milliseconds counter_life{0}; ///< After the last lease, of the fencing counter.
    std::uint64_t fencing_token = 0;           ///< For fence only.
    std::uint32_t tokens = 1; ///< How many fencing tokens to reserve, for a mutex; may be none.
    /// For extend_all and check_all; all of one kind.
    std::shared_ptr<std::vector<held_lock> const> locks{};

    bool of_many() const { return which == script::extend_all || which == script::check_all; }

    /// For how long the counter is kept: it outlives each lease that can still be extended.
    /// Zero: for ever.
    std::chrono::milliseconds counter_ttl() const
    {
        bool const endless = key->counter == token_counter::redisson && !planted(bug::counter_ends);
        return endless ? std::chrono::milliseconds{0} : 2 * ttl + counter_life;
    }
};

/// The server's own command that deletes a key which has a given value.
enum class compare_and_delete { none, delifeq, delex };

/// Renders a command as a call of its script, by the script's hash or with its whole text.
void render_script(command const& what, bool whole_text, words& to);

/// Renders it as a command of the server's own. False where there is none for it.
bool render_native(command const& what, compare_and_delete known, words& to);

} // namespace colock::detail
