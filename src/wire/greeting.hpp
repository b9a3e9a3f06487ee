// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/node_listener.hpp"
#include "wire/reader.hpp"
#include "wire/refused_parts.hpp"

#include <colock/node_address.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// The first exchange on every new connection: log in, choose the database, ask for tracking, learn
/// who the server is, and load the scripts.
///
/// It succeeds as a whole or not at all. A part that the server refuses for good (to this user, or
/// because it does not know the command) is done without. If a part is refused for the moment, as
/// by a busy server, the greeting fails, and the next connection asks again. Words that leave this
/// open are treated as for the moment a few times: see abilities::doubt(). What it is then done
/// without is asked again from time to time: see refused_parts.
///
/// A sentinel is asked which one it is, and to say when it knows another master.
///
/// Most of its members are the places of its commands among its answers.
class greeting {
public:
    /// `asks_for_reign`: the server is asked what its reign is. `asks_for_id`: it is asked for its
    /// id in its Cluster; a sentinel is always asked for its id.
    greeting(node_address const& address, std::string const& client_name, bool asks_for_reign,
             bool asks_for_id);

    /// Its commands, as they go over the wire.
    std::string const& bytes() const { return bytes_; }

    /// What the server says, in order.
    void on_value(resp_value const& value);
    /// It confirms a subscription, which it does not by an answer.
    void on_subscribed() { next_ += next_ == subscribe_ && next_ > 0; }

    bool complete() const;

    /// What makes the connection useless, in the server's words, as far as it has answered; empty
    /// where nothing does.
    std::string_view refusal() const;

    /// Which of its parts, a bit each, were refused in words that leave open whether for good.
    /// Parts that only save time are left out.
    unsigned in_doubt() const;
    /// The server's words to the first of these parts.
    std::string_view said_to(unsigned parts) const;
    /// The parts, in_doubt() or not, that it may answer another time, since it was not this user
    /// to whom they were refused.
    std::vector<refused_part> to_ask_again() const;

    /// Why this server is not what is wanted here; empty where it is.
    std::string_view misplaced() const;

    bool tracks() const { return answers_[tracking_].error.empty(); }
    std::string_view tracking_refusal() const { return answers_[tracking_].error; }

    /// Whether it speaks as a server of this protocol does. What sends back all that it gets, such
    /// as a connection to one's own port, does not.
    bool is_redis() const { return is_redis_; }

    server_info server() const;

    /// The server's maxmemory_policy, where by that it may evict keys; empty where it may not, or
    /// does not tell.
    std::string_view eviction_policy() const;

    compare_and_delete native_release() const;

    /// Whether channels belong to slots, by SPUBLISH: in a cluster, from Redis 7.0 on.
    bool shards_channels() const;

private:
    struct answer {
        std::string text;
        std::string error;
        std::size_t begins = 0; ///< Where in bytes_ its command is.
    };

    std::size_t ask(std::vector<std::string_view> const& words);
    /// The places of the parts without which a connection is of less use; 0 if not asked for.
    std::array<std::size_t, 5> valued() const;
    bool lacks(std::size_t part) const;
    bool is_in_doubt(std::size_t part) const;

    std::string bytes_;
    std::vector<answer> answers_;
    compare_and_delete native_release_ = compare_and_delete::none;
    bool const of_sentinel_;
    std::string last_key_; ///< Of what HELLO answers, while its value is to come.
    std::string mode_;
    std::string version_;
    bool is_replica_ = false;
    bool is_redis_ = true; ///< It has answered HELLO by a map, or by an error.
    std::size_t next_ = 0;
    std::size_t needed_ = 0; ///< The first so many commands must succeed.
    std::size_t tracking_ = 0;
    std::size_t info_ = 0;
    std::size_t memory_ = 0;
    std::size_t replication_ = 0; ///< 0 where that is not asked for.
    std::size_t id_ = 0;          ///< 0 where that is not asked for.
    std::size_t commands_ = 0;
    std::size_t subscribe_ = 0;
};

} // namespace colock::detail
