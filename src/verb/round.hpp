// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/time_limit.hpp"
#include "core/tally.hpp"
#include "verb/engine.hpp"
#include "vote/node.hpp"

#include <boost/container/small_vector.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace colock::detail {

/// One command to every node at once, and the count of the answers.
///
/// It is decided once, as soon as it is certain or when the time for answers is over; nodes that
/// have not answered by then are not waited for, but each answer is looked at when it comes. A
/// round lives until the last of them.
class round : public reply_sink, public timed, public std::enable_shared_from_this<round> {
public:
    virtual ~round();
    round(round const&) = delete;
    round& operator=(round const&) = delete;

    /// `now`: no later than the present.
    void start(clock::time_point now = clock::now());

    bool decided() const { return decided_; }
    tally::verdict verdict() const { return verdict_; }
    /// No command was written before this time.
    clock::time_point sent() const { return sent_; }

    /// What stood in the way: the error of the one node, or no_quorum with that of each.
    error_code trouble() const;

    /// Whether the outcome is unknown because servers answered with errors: but for these, there
    /// would be a quorum, or might be.
    bool refused_by_errors() const
    {
        return verdict_ == tally::verdict::unknown && tally_.errors_matter(!timed_out_);
    }

    void on_reply(std::size_t node, reply const& answer) final;
    void on_late(std::size_t node, reply const& answer,
                 std::vector<std::size_t> const& those) final;
    void on_written(std::size_t node) final;
    void on_time(clock::time_point now) final;

protected:
    round(std::shared_ptr<engine> client, command what);

    /// How long the answers are waited for, from the writing of the command.
    virtual std::chrono::milliseconds patience() const;

    /// For how long a server that has the command may take to answer.
    virtual std::chrono::milliseconds patience_with_server() const { return patience(); }

    /// Why a node is not asked; nothing where it is.
    virtual error_code why_not_asked(std::size_t) const { return {}; }

    /// Why a node's yes does not count; nothing where it does.
    virtual error_code why_not_counted(std::size_t) const { return {}; }

    /// Called once.
    virtual void on_decided() = 0;

    /// Called for a node's yes as it comes, before it is counted.
    virtual void on_yes(std::size_t, reply const&) {}

    /// Called for an answer that has not decided it.
    virtual void on_undecided(std::size_t, reply const&) {}

    /// Called for every answer that comes after the decision, and for the others by
    /// look_at_answers().
    virtual void on_settled(std::size_t node, reply const& answer) = 0;

    /// Calls on_settled() for every answer there is.
    void look_at_answers();
    /// Whether on_settled() is called for an answer that came before the decision.
    bool looks_back() const { return looking_back_; }

    /// Called when a node that had called some of many locks late has said more of `those`. That is
    /// a part of its answer now.
    virtual void on_late_part(std::size_t, std::vector<std::size_t> const& /*those*/) {}

    /// Called when the last answer has come.
    virtual void on_complete() {}

    /// Called in a child of fork() for each answer, in place of the other call-backs: tells the
    /// caller that waits.
    virtual void on_left_to_parent() {}

    /// The nodes that have said yes, a bit each.
    std::uint64_t said_yes() const;

    /// The nodes whose answer counts, a bit each.
    std::uint64_t counted() const;

    /// When the last answer has come.
    clock::time_point heard() const { return heard_; }

    /// The longest time for which an answer was held back: see reply::held_for.
    clock::duration held_for() const;

    /// The nodes on which the command certainly did nothing: it was not sent, or was refused.
    std::uint64_t known_without() const;

    engine& client() const { return *client_; }
    /// Who decides over its name.
    detail::votes& votes() const { return votes_; }
    command const& what() const { return command_; }

    /// The answer of each node; outcome::unsent, without an error, while there is none.
    auto const& replies() const { return replies_; }

    tally const& tally_so_far() const { return tally_; }

private:
    /// The time for answers begins when no command waits for its turn any more.
    void begin_time(clock::time_point from);
    bool none_was_sent() const;
    bool says_why_not(reply const& answer) const;
    void add_to_tally(std::size_t node, reply const& answer);
    void decide(tally::verdict verdict);
    void count_replication(reply const& answer);

    std::shared_ptr<engine> client_;
    command command_;
    detail::votes& votes_; ///< The client's.
    clock::time_point sent_{};
    clock::time_point heard_{};
    tally tally_;
    tally::verdict verdict_ = tally::verdict::open;
    bool decided_ = false;
    bool looking_back_ = false;
    bool timed_out_ = false;
    time_limit limit_;
    std::size_t missing_;
    /// The nodes whose command waits for its turn, or that are yet to be asked, a bit each.
    std::uint64_t queued_ = 0;
    boost::container::small_vector<reply, 1> replies_;
    boost::container::small_vector<bool, 8> answered_;
};

} // namespace colock::detail
