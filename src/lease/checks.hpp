// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "core/check_pace.hpp"
#include "core/slot_set.hpp"
#include "kind/kind.hpp"
#include "lease/lease_walk.hpp"
#include "vote/node.hpp"

#include <colock/clock.hpp>

#include <deque>
#include <memory>
#include <vector>

namespace colock::detail {

class engine;
class lease_book;
class grant;

/// Asks one node whether it still has the keys of this client's leases: of all when a connection to
/// it was made or its memory was flushed, or of those in the slots of one of its servers; of single
/// ones when it tells that their keys have changed.
///
/// Many go together in one command, and the next command waits for the answer to the one before, so
/// that a hundred thousand leases hold up neither the node nor the client. What it does not say of
/// one lease is asked again some seconds later.
class node_checks final : public reply_sink,
                          public timed,
                          public std::enable_shared_from_this<node_checks> {
public:
    using grants = std::vector<std::shared_ptr<grant>>;

    node_checks(engine& client, lease_book& book, std::size_t node)
        : client_{client}, node_{node}, walk_{book}
    {
    }

    /// Any key in these slots may have changed. A lease that is granted from now on needs no check.
    void check_all(slot_set const& which);

    /// The key of this lease has changed, or is in doubt.
    void check_changed(grant& one);
    void check(grant& one);

    /// A lease leaves the client's list.
    void on_removed(grant& one);

    /// Asks no more.
    void abandon();

    void on_reply(std::size_t node, reply const& answer) override;
    void on_time(clock::time_point now) override;

private:
    void add(grant& one);
    void send_soon();
    void send();
    /// How many go together.
    std::size_t most_of(kind const& which) const;
    /// The number of the kind whose leases are asked about next.
    std::size_t next_kind();
    void add_from_walk();
    void judge(grants const& asked, reply const& answer);
    void on_failure(grants const& asked, reply const& answer);
    void forget_all();
    /// At once where there is no pause.
    void send_after(clock::duration pause);
    void ask_again_later(clock::duration pause);
    void set_aside(grant& one);
    void take_back();
    bool any_waits() const;
    void arm();

    engine& client_;
    std::size_t node_;
    lease_walk walk_; ///< Through all leases that are to be checked, while it is under way.
    slot_set walked_; ///< The slots of their keys.
    /// Those to be asked for, in order, by the numbers of their kinds.
    std::vector<std::deque<std::shared_ptr<grant>>> waiting_{all_kinds.size()};
    std::size_t asked_kind_ = 0; ///< The number of the kind that was asked for last.
    grants asked_;               ///< The leases in the command under way.
    clock::time_point sent_{};   ///< When that command was sent.
    /// Leases about which the node has not answered. Here they do not hold up the others.
    std::vector<std::weak_ptr<grant>> set_aside_;
    clock::time_point taken_back_ = clock::time_point::max(); ///< When they are asked for again.
    clock::time_point resumed_ = clock::time_point::max();    ///< When a pause is over.
    bool ended_ = false;
    /// How many leases to ask about one by one, since the server has refused them together.
    std::size_t alone_ = 0;
    check_pace pace_;
    bool busy_ = false; ///< A command is under way, or about to be sent.
};

} // namespace colock::detail
