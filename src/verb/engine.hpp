// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"
#include "base/entropy.hpp"
#include "base/event_hook.hpp"
#include "base/lifetime.hpp"
#include "base/time_keeper.hpp"
#include "core/counter.hpp"
#include "core/timing.hpp"
#include "kind/owner_state.hpp"
#include "verb/leftover.hpp"
#include "vote/votes.hpp"

#include <colock/options.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// The counters behind metrics, one for each of theirs: written on the strand, read from anywhere.
struct counters {
    counter acquires, contended_acquires, hand_offs, timeouts, cancellations, failures, losses,
        releases, renewals, unreplicated, not_counted, repairs, commands, waiters, leases;
    timing wait_times, hold_times, round_trips, replication_times;
};

/// What the verbs run on: whom to ask, time, randomness, events, counters, what is under way and
/// what was left behind. It is a client without its leases and queues, which hear of what concerns
/// them by its virtual functions. All but the functions marked so are called on the strand.
class engine : public lifetime, public owner_place, public std::enable_shared_from_this<engine> {
public:
    virtual ~engine() = default;

    /// Any thread.
    client_options const& options() const { return options_; }
    counters& count() { return counters_; }

    /// Any thread: keeps the context at work for as long as what is returned lives, or the context
    /// does.
    std::shared_ptr<void> keep_at_work();

    /// The votes that decide over a name: always the same set, which lives as long as this. Code
    /// that deals with one name keeps the set, and knows of no other.
    detail::votes& votes_of(lock_key const&) { return votes_; }
    /// All votes, for code that deals with every name.
    detail::votes& votes() { return votes_; }
    /// Any thread.
    detail::votes const& votes() const { return votes_; }

    std::string const& servers() const final { return votes_.id(); }

    time_keeper& time() { return *time_; }
    std::uint64_t random() { return random_.number(); }
    lock_id new_lock_id() { return lock_id{random_.uuid()}; }

    /// How many have been made, to all servers.
    std::uint64_t connections() const { return connections_; }

    /// Tells the event hook, where there is one.
    void emit(event const& what);
    void emit(event_kind kind, std::string_view name, error_code error);

    /// Releases a key on one node, for as long as it takes: see leftover.
    void add_leftover(std::size_t node, std::shared_ptr<lock_key const> key, lock_id id,
                      std::chrono::milliseconds ttl, leftover::may_come what);
    /// The same, if this answer to a command about it leaves room for a key.
    void add_leftover(std::size_t node, command const& sent, std::chrono::milliseconds ttl,
                      reply const& answer);
    void remove(leftover& leftover);

    /// A round waits for answers, and async_close() for the round, within its drain_timeout.
    void round_started() { ++rounds_; }
    void round_ended();

    /// A node refused an acquire of this key: somebody has it there.
    virtual void on_refused(std::size_t node, std::string_view key) = 0;
    /// What an earlier command of this client had left on a node is gone.
    virtual void on_own_release(std::size_t node, std::string_view key) = 0;

protected:
    void connection_made() { ++connections_; }

    engine(asio::any_io_executor executor, client_options options);

    /// A round or a leftover has ended.
    virtual void on_less_to_do() = 0;

    /// Nothing is under way or left behind.
    bool drained() const { return rounds_ == 0 && leftovers_.empty(); }
    std::list<std::shared_ptr<leftover>> const& leftovers() const { return leftovers_; }
    /// Forgets up to `most` leftovers, and takes no new ones. Returns whether there are more.
    bool forget_leftovers(std::size_t most = std::numeric_limits<std::size_t>::max());
    /// Those of a node that is back, so many at a time: others get their turn in between.
    void release_leftovers(std::size_t node);

    /// Before what is scheduled is destroyed: by any thread, where the client has been closed.
    void stop_timers();

    void abandon_engine();
    void leave_engine_to_parent();

private:
    void go_on_releasing(std::size_t node);

    client_options options_;
    std::shared_ptr<event_hook> hook_; ///< None where nobody wants to hear.
    counters counters_;
    std::shared_ptr<time_keeper> time_;
    entropy random_;
    detail::votes votes_;
    std::list<std::shared_ptr<leftover>> leftovers_;
    bool leftovers_wanted_ = true;
    /// By nodes: which of the leftovers is looked at next; the end where all have been.
    std::vector<std::list<std::shared_ptr<leftover>>::iterator> walks_;
    std::uint64_t walking_ = 0; ///< The nodes whose walk goes on in a later turn, a bit each.
    std::size_t rounds_ = 0;
    std::uint64_t connections_ = 0;
};

/// Why a child of fork() cannot use its parent's client; no error in the client's own process. Any
/// thread.
inline error_code refusal_of(lifetime const& client)
{
    return client.inherited() ? client.forked() : error_code{};
}

} // namespace colock::detail
