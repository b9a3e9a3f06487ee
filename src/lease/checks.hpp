// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "kind/kind.hpp"
#include "vote/node.hpp"

#include <colock/clock.hpp>

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

namespace colock::detail {

class engine;
class lease_book;
class grant;

/// Asks one node whether it still has the keys of this client's leases: all of them when a
/// connection to it was made or its memory was flushed, and single ones of whose key it tells a
/// change.
///
/// Many go together in one command, and the next command waits for the answer to the one before, so
/// that a hundred thousand leases hold up neither the node nor the client. A node that tells of
/// changes again and again where nothing is lost, as one does whose tracking table is full, is
/// asked at intervals. What it does not say of one lease is asked again some seconds later.
class node_checks final : public reply_sink,
                          public timed,
                          public std::enable_shared_from_this<node_checks> {
public:
    using grants = std::vector<std::shared_ptr<grant>>;

    node_checks(engine& client, lease_book& book, std::size_t node)
        : client_{client}, book_{book}, node_{node}
    {
    }

    /// Any key may have changed. A lease that is granted from now on needs no check.
    void check_all();

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
    /// Of which kind some are to be asked for next.
    std::size_t next_kind();
    void walk();
    grant* next_of_walk();
    bool walks() const { return next_ || next_end_ > 0; }
    void judge(grants const& asked, reply const& answer);
    void on_failure(grants const& asked, reply const& answer);
    void forget_all();
    void ask_again_later(clock::duration pause);
    void set_aside(grant& one);
    void take_back();
    bool any_waits() const;
    void arm();

    engine& client_;
    lease_book& book_;
    std::size_t node_;
    grant* next_ = nullptr; ///< Of the walk through all leases; null where there is none.
    std::uint64_t end_ = 0; ///< The number of the first lease that is not part of it.
    /// The same of a second walk, through those that the first had passed already when all were to
    /// be checked again. 0 where there is none.
    std::uint64_t next_end_ = 0;
    /// Those to be asked for, in order, by the numbers of their kinds.
    std::vector<std::deque<std::shared_ptr<grant>>> waiting_{all_kinds.size()};
    std::size_t turn_ = 0; ///< The number of the kind that was asked for last.
    grants asked_;         ///< In the command that is under way.
    /// Those of which it has not said whether it has the key: they do not hold up the others.
    std::vector<std::weak_ptr<grant>> set_aside_;
    clock::time_point taken_back_ = clock::time_point::max(); ///< When they are asked for again.
    clock::time_point resumed_ = clock::time_point::max();    ///< When a pause is over.
    clock::duration refusal_pause_{};                         ///< After several refusals in a row.
    bool ended_ = false;
    /// So many are to be asked for alone: the server has refused to be asked for them together.
    std::size_t alone_ = 0;
    bool told_ = false;          ///< A change was told since the last command was sent,
    bool asked_upon_it_ = false; ///< or before that.
    bool busy_ = false;          ///< A command is under way, or about to be sent.
    clock::duration pause_{};    ///< Between two commands where nothing is lost.
    clock::time_point last_{};
};

} // namespace colock::detail
