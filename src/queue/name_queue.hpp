// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/signal.hpp"
#include "core/hand_offs.hpp"
#include "core/known_counter.hpp"
#include "core/pace.hpp"
#include "core/turn.hpp"
#include "kind/command.hpp"
#include "lease/grant.hpp"
#include "queue/admission.hpp"

#include <colock/lease.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/intrusive/list.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace colock::detail {

class acquire_round;
class fence_round;
class round;
class name_queues;
class waiter;

using waiter_hook = boost::intrusive::list_base_hook<>;

/// The acquires of one client for one name, in the order in which they came.
///
/// One coroutine, the contender, talks to the servers for all of them: it makes an attempt, and
/// gives what is granted to the first waiter, or else waits for news. It stays for a moment after
/// the last waiter has left.
class name_queue final : public succession {
public:
    /// `last`: the turn of the last queue of this name, if that was so lately that it matters.
    name_queue(engine& client, name_queues& all, std::shared_ptr<lock_key const> key,
               turn const& last);
    ~name_queue();

    std::shared_ptr<lock_key const> const& key() const { return key_; }

    void add(std::shared_ptr<waiter> newcomer);
    /// Ends the leases whose time is over. After the last of them this queue may be gone.
    void look_at_clock();

    /// Takes out a waiter that gives up. It must be in this queue.
    void remove(waiter& leaver);

    /// What this waiter is to be told if it gives up now. Where servers refuse the connection for
    /// now, and no attempt has met that yet, the event hook is told, too.
    error_code reason_to_give_up(waiter const& leaver);

    /// The key has changed or a server has come back: an attempt may be worth while.
    void on_news();

    /// The owner of a waiter here has got the lock with another client.
    void on_owner_got();

    /// The key has changed on a node: has the holders' keys checked, and may wake the contender.
    void on_changed(std::size_t node);

    /// A node refused an attempt: somebody has the key there, possibly an attempt before it.
    void on_refused(std::size_t node);

    /// What an earlier attempt had left on a node is gone.
    void on_own_release(std::size_t node);

    void on_lease_ended(grant& held) override;
    bool hand_over(grant& held) override;

    turn const& last_turn() const { return turn_; }
    bool idle() const { return waiting_.empty() && holders_.empty() && !contention_; }

    /// Moves the first waiters to `into`, until that has `most`. Returns whether nobody waits any
    /// more. After that this queue may be gone.
    bool take_some(std::vector<std::shared_ptr<waiter>>& into, std::size_t most);
    /// Fails everybody, or those of the same kind as one. They are told a portion at a time, but
    /// taken out in one turn: whoever comes in between must not be failed with them. That takes
    /// 0.1 s for a million, and happens only where the servers can never grant the lock.
    void fail_all(error_code error, lock_key const* like = nullptr);

    /// See client_state.
    void abandon();
    void leave_to_parent();

private:
    asio::awaitable<void, strand_type> contend();
    /// Whether the servers may be asked at once. If not, it is in the line.
    bool enters();
    /// Waits in the line until the servers may be asked; false if nobody wants that any more.
    asio::awaitable<bool, strand_type> admitted();
    /// Gives up the place among those who ask, or in their line.
    void leave_admission();
    /// Waits a moment for the next waiter; false if nobody came.
    asio::awaitable<bool, strand_type> somebody_comes();
    /// Waits until the next attempt is due, or nobody waits for it any more.
    asio::awaitable<void, strand_type> rest();

    /// One round for the front. Whether it was granted.
    asio::awaitable<bool, strand_type> attempt();
    /// The fencing tokens that an attempt asks for.
    minting minting_of_attempt(wanted_lock const& target, clock::time_point now) const;
    /// Remembers what the answer to an attempt says about the counter.
    void note_counter(acquire_round const& acquired, bool granted, std::uint64_t connections);
    /// The lock_id for the next attempt: a kept one, or a new one.
    lock_id id_of_attempt(lock_key const& key);
    /// Keeps the lock_id of a refused attempt for the next one, if the kind wants that and no node
    /// can still grant the refused one.
    void keep_id_of(acquire_round const& refused);
    /// Gives up the kept lock_id: it is released on every node.
    void drop_kept_id();

    /// The fencing token for a grant: if its owner still has the lock with another client, the
    /// token that it has there; else `its_own`.
    asio::awaitable<std::uint64_t, strand_type> owners_token(std::shared_ptr<lock_key const> key,
                                                             std::chrono::milliseconds ttl,
                                                             std::uint64_t its_own);

    /// Acts on a decided round. Whether it was granted. `grows`: its fencing token is greater than
    /// those of all grants before, as far as the servers remember.
    bool conclude(acquire_round& acquired, round const* fence, bool grows, clock::time_point now);
    /// Whether a lease of this client keeps this one out.
    bool excluded_here(waiter const& one) const;
    /// The lease of this client whose grant this one can share; null where there is none.
    grant* joinable(waiter const& one);
    /// Whether its owner has the lock here, perhaps by a lease that is being given up just now.
    bool owner_has_it_here(waiter const& one) const;
    /// Whether its owner holds the lock with another client: the servers give it to the waiter at
    /// once, while everybody else has to wait.
    bool has_it_elsewhere(waiter const& one) const;
    /// Moves a waiter whose owner has the lock with another client to the front.
    void bring_forward();
    /// How many waiters may share a grant of this client, by counts alone: very many may wait.
    std::size_t may_join() const;
    /// Whether what was acquired, perhaps for another waiter, is what this one asked for.
    bool suits(waiter const& taker, acquire_round const& acquired,
               std::uint64_t fencing_token) const;
    /// Gives the waiter a lease of a grant that its owner has here. False if there is none, or if
    /// needs_fence(): it wants a fencing token, and that grant has none yet.
    bool share(waiter& with);
    bool needs_fence(waiter const& one);
    /// The first that waits for the fencing token of a lease that it can share; null where none
    /// does.
    waiter const* fence_wanted();
    /// Gives that lease a fencing token that a majority knows.
    asio::awaitable<void, strand_type> fence_holder(waiter const& wanted);
    /// Makes the token of a grant known to a majority, or a greater one: see fence_round.
    asio::awaitable<std::shared_ptr<fence_round>, strand_type>
    write_token(std::shared_ptr<acquire_round> const acquired);
    /// Gives a portion of the waiters that can share a grant their leases, and the others later.
    void share_with_waiting();
    void share_later();
    void share_more();
    void give(acquire_round& acquired, std::uint64_t fencing_token, clock::time_point now);
    void grant_to(waiter& one, lease&& granted, clock::time_point now);
    void after_refusal(acquire_round const& round, clock::time_point now);
    void after_trouble(error_code trouble, lock_key const& of, clock::time_point now);
    /// Emit one event when servers begin to refuse attempts by errors, and one when that has ended.
    void refused_by_errors(error_code cause);
    void no_longer_refused();
    /// `refused`: the lock whose attempt was refused; null if the attempt failed otherwise.
    void answer_single_attempts(error_code error, lock_key const* refused = nullptr);
    std::shared_ptr<waiter> take(waiter& from);

    class timer final : public timed {
    public:
        explicit timer(signal& rings) : rings_{rings} {}
        void on_time(clock::time_point) override { rings_.notify(); }

    private:
        signal& rings_;
    };

    /// The contender as one who wants to ask the servers.
    class entry final : public applicant {
    public:
        explicit entry(signal& rings) : rings_{rings} {}
        void on_admitted() override { rings_.notify(); }

    private:
        signal& rings_;
    };

    /// What only matters while there is a contender.
    struct contention {
        explicit contention(std::size_t nodes) : next{nodes} {}

        signal wakeup;
        timer alarm{wakeup};
        entry place{wakeup};       ///< Among those who ask the servers.
        admission* line = nullptr; ///< Where it has its place, or stands in line.
        pace next;
        error_code trouble; ///< Why the last attempt failed; empty if somebody holds the lock.
        error_code refusal; ///< The errors with which servers refuse; empty if they do not.
        std::weak_ptr<round> under_way;
        clock::duration answered_in{}; ///< How long the last attempt took that was answered.
        known_counter counter;
        std::optional<command> kept; ///< A refused attempt: the next one reuses its lock_id.
    };

    engine& client_;
    name_queues& all_;
    std::shared_ptr<lock_key const> key_;
    votes& votes_; ///< Who decides over the name; the client's.
    boost::intrusive::list<waiter, boost::intrusive::base_hook<waiter_hook>> waiting_;
    std::size_t single_attempts_ = 0; ///< How many of them want one attempt only.
    /// How many waiters of each owner there are, of kinds whose leases may share a grant.
    std::unordered_map<owner_state const*, std::size_t> joiners_;
    bool more_to_share_ = false;    ///< share_with_waiting() goes on in a later turn.
    bool may_be_elsewhere_ = false; ///< Whether has_it_elsewhere() may be true of any.
    /// The leases of this client, while they are held.
    boost::intrusive::list<grant, boost::intrusive::base_hook<holder_hook>,
                           boost::intrusive::constant_time_size<false>>
        holders_;
    std::unique_ptr<contention> contention_;
    turn turn_;
    token_demand demand_;
};

} // namespace colock::detail
