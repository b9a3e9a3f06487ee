// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <array>
#include <cstdint>

namespace model {

inline constexpr int most_clients = 3;

/// The servers: two that take turns as the master of one shard, and the master of another shard, to
/// which the slot of the name may move.
enum : int { server_a, server_b, other_shard, server_count };

/// Reigns are numbered in the order in which they begin. The other shard has only this one.
inline constexpr int last_reign = 3;
inline constexpr int reign_of_other_shard = 4;

inline constexpr int no_marker = 15;
inline constexpr int oldest_token = -8; ///< Stands for this token and all older ones.
inline constexpr int newest_token = 7;

enum class verb : int { none, acquire, extend, release };
enum class answer : int { none, refused, granted, not_counted };

// All times are ticks from now, and tokens count from the one that the clock would give now. So
// states that differ only in when they occur are the same, and there are finitely many.

/// What may be found in a server. Which client has the key is said by `client::keys`.
struct server {
    int reign = 0;           ///< 0: a replica.
    int key_left = 0;        ///< 0: the name is free.
    bool key_is_new = false; ///< The key was granted in this reign, by a grant that may be counted.
    int marker = no_marker;  ///< Ticks until grants of this reign may be counted.
    int counter = oldest_token;
};

struct client {
    // Its connection.
    int at = server_a;
    int reign = 1;      ///< The reign of its server, by the greeting.
    int not_before = 0; ///< Ticks until it may count acquires there.
    int looked = 0;     ///< Ticks since it asked for the reign, where it does so now and then.
    bool told = false;  ///< After an answer not yet read, the server tells of another memory.

    // Its lease, and how many it has had: a lock_id is never used again.
    bool holds = false;
    int left = 0;            ///< In ticks. 0 while it `holds`: over, and not yet noticed.
    bool may_extend = false; ///< In the reign that it is connected to, by the crossing rule.
    bool overtaken = false;  ///< Somebody else had the name after this one was over.
    int token = oldest_token;
    int used = 0;

    // The command that it waits for.
    verb sent = verb::none;
    answer came = answer::none;
    int age = 0;                    ///< Since it was sent.
    int token_there = oldest_token; ///< What was granted.

    // A command that it waits for no longer, and that may run at any time.
    verb late = verb::none;
    int late_at = 0;
    int late_number = 0;
    int late_not_before = 0;
    int late_token = oldest_token;

    std::array<int, server_count> keys{}; ///< By server: number + 1 of the lease that has the key.
};

struct state {
    std::array<server, server_count> servers;
    std::array<client, most_clients> clients;
    std::array<int, last_reign + 1>
        since{};        ///< By reign: ticks since it began, but not above a limit.
    int latest = 1;     ///< The reign that began last.
    bool moved = false; ///< The slot is at the other shard.
    bool flushed = false;
    bool once_more = false; ///< The latest reign has the memory of the first, which went on in it.
    int greatest_counted = oldest_token;
};

/// A state in few bytes. States that differ only in the numbers of the clients are packed alike.
using packed = std::array<std::uint64_t, 1 + most_clients>;

packed pack(state const& full, int clients);
state unpack(packed const& words, int clients);

} // namespace model
