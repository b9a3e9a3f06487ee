// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"
#include "base/schedule.hpp"
#include "core/copies.hpp"
#include "core/hand_offs.hpp"
#include "core/renewal.hpp"
#include "core/tally.hpp"
#include "core/terms.hpp"
#include "kind/owner_state.hpp"
#include "lease/lease_book.hpp"
#include "verb/engine.hpp"

#include <colock/lease.hpp>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace colock::detail {

class acquire_round;
class grant;

class lease_state;

/// How an attempt to extend a lease has ended.
struct extension {
    tally::verdict verdict;
    std::uint64_t extended_by;   ///< The nodes that have extended it, a bit each.
    std::uint64_t known_without; ///< Those that certainly have not.
    clock::time_point sent;
    std::chrono::milliseconds ttl;
    bool for_caller;       ///< And not a renewal.
    lease_state* keeps_to; ///< Whose ttl this is from now on; may be null.
    clock::time_point now;
    error_code trouble; ///< Why the outcome is unknown, if it is.
};

/// One lease of those that share what is in Redis: with a mutex one after another, with a reentrant
/// one as many at a time as its owner has acquired.
class lease_state {
public:
    lease_state(grant& whole, terms const& asked_for, std::uint64_t fencing_token,
                clock::time_point since)
        : grant_{&whole}, terms_{asked_for}, token_{fencing_token}, since_{since}
    {
    }
    lease_state(std::shared_ptr<grant> whole, terms const& asked_for, std::uint64_t fencing_token,
                clock::time_point since)
        : grant_{whole.get()}, keeps_{std::move(whole)}, terms_{asked_for}, token_{fencing_token},
          since_{since}
    {
    }

    // Any thread.
    grant& its_grant() const { return *grant_; }
    std::uint64_t fencing_token() const { return token_; }
    /// How many leases there are with it, unless what is in Redis is another holder's now.
    unsigned hold_count() const;
    bool valid() const;
    /// Marks it released in the caller's thread, so that valid() is false from the call on. The
    /// release itself is still to be done. False if somebody has asked for it before.
    bool begin_release();

    // On the strand.
    bool released() const { return released_; }
    clock::time_point since() const { return since_; }
    terms const& asked_for() const { return terms_; }
    void ask_for(std::chrono::milliseconds ttl) { terms_.ttl = ttl; }
    /// Before it is given to anybody.
    void use_token(std::uint64_t fencing_token) { token_ = fencing_token; }
    /// Extends for a caller. An empty ttl means the present one. `self` is this.
    void extend(std::shared_ptr<lease_state> self, std::optional<std::chrono::milliseconds> ttl,
                std::shared_ptr<pending<>> waiter);
    void release(std::shared_ptr<pending<>> waiter);
    void wait_lost(std::shared_ptr<pending<loss_cause>> waiter);
    void listen(std::weak_ptr<loss_listener> listener);

private:
    grant* grant_;
    std::shared_ptr<grant> keeps_; ///< Empty in the first, which is within the whole.
    terms terms_;
    std::uint64_t token_;
    clock::time_point since_; ///< When it was granted.
    std::atomic<bool> release_begun_{false};
    bool released_ = false;
};

/// Who comes after a lease, which holds the lock until its end: the queue of its name.
class succession {
public:
    /// A lease is being released: gives what it held to the next in line, if that is to be; else
    /// the servers are told.
    virtual bool hand_over(grant& lease) = 0;
    virtual void on_lease_ended(grant& lease) = 0;

protected:
    ~succession() = default;
};

/// So that the holders of a name can be found by its queue: on the strand.
using holder_hook =
    boost::intrusive::list_base_hook<boost::intrusive::tag<struct holder_tag>,
                                     boost::intrusive::link_mode<boost::intrusive::auto_unlink>>;

/// What leases are handles to: held, then lost or released, once. Its watchdog is its own entry in
/// the client's schedule.
class grant final : public lease_hook,
                    public holder_hook,
                    public timed,
                    public owned_lease,
                    public std::enable_shared_from_this<grant> {
public:
    enum class status : std::uint8_t { held, lost, released };

    grant(std::shared_ptr<engine> client, lease_book& book, succession& next,
          lock_target const& target, acquire_round const& acquired,
          detail::hand_offs const& from_now, std::uint64_t fencing_token);

    ~grant();

    // Any thread.
    bool valid() const override;
    clock::time_point valid_until() const { return clock::time_point{from(valid_until_)}; }
    std::uint64_t fencing_token() const { return first_.fencing_token(); }
    unsigned held_by() const { return copies_.count(); }
    std::string_view lock_id() const { return id_.view(); }
    std::string_view name() const;
    engine& client() const { return *client_; }
    owner_place& place() const override { return *client_; }
    std::shared_ptr<lock_key const> const& key() const override { return key_; }
    detail::lock_id const& id() const override { return id_; }
    lease_book& book() const { return book_; }
    /// How many leases have not been given up.
    unsigned leases() const { return leases_.load(std::memory_order_acquire); }
    /// One of them has. The last takes the validity with it.
    void lease_given_up()
    {
        if (leases_.fetch_sub(1, std::memory_order_acq_rel) == 1)
            no_longer_valid();
    }

    // On the strand.
    bool held() const { return status_ == status::held; }
    /// What is said to whoever wants something of it when it is held no more.
    error_code why_not_held() const;
    std::chrono::milliseconds ttl() const { return renewal_.ttl(); }
    /// How long its fencing counter is to outlive it.
    std::chrono::milliseconds counter_life() const { return counter_life_; }
    /// The longest life that its key may have been given.
    std::chrono::milliseconds longest_ttl() const { return longest_ttl_; }

    /// What the servers have minted for it, where it has no fencing token because that is not known
    /// to a majority of them.
    std::uint64_t unfenced_token() const { return unfenced_token_; }
    /// It is now: the leases to come have it, or another that is as good.
    void fenced(std::uint64_t fencing_token);

    /// Starts to be held: enters the client's books and the watchdog's schedule. Returns the first
    /// lease.
    lease hold();

    /// Whether it is lost as soon as its timer is heard.
    bool over(clock::time_point now) const
    {
        return held() && renewal_.due(now) == renewal::step::lose;
    }

    /// Whether its owner can be given another lease of it.
    bool shareable() const { return held() && valid() && leases() > 0; }
    /// Another lease of the same owner, unless this is over; `wanted` are the options it was asked
    /// for with.
    std::optional<lease> join(lock_options const& wanted);

    /// Extends for a caller. Where it succeeds, the ttl is what `keeps_to`, which may be null, has
    /// asked for.
    void extend(std::chrono::milliseconds ttl, std::shared_ptr<lease_state> keeps_to,
                std::shared_ptr<pending<>> waiter);

    /// Releases one lease, for a caller where there is one, and with the last of them the lock.
    void release_one(lease_state const& state, std::shared_ptr<pending<>> waiter);

    /// Whether the next holder may have it instead of a grant of the servers'.
    bool is_as_good_as_new(lock_target const& wanted, clock::time_point now) const;
    /// Its only lease is being released: another, with this token.
    lease hand_over(lock_options const& wanted, std::uint64_t fencing_token, clock::time_point now);

    /// The leases that it has had, one after another.
    detail::hand_offs& hand_offs() { return hand_offs_; }

    /// Releases the lock.
    void release(std::shared_ptr<pending<>> waiter);

    void wait_lost(lease_state const& state, std::shared_ptr<pending<loss_cause>> waiter);
    void listen(lease_state const& state, std::weak_ptr<loss_listener> listener);

    /// Its place among the leases of the client.
    std::uint64_t number() const { return number_; }
    void number(std::uint64_t given) { number_ = given; }

    /// A node is to be asked whether it still has the key: false where it is about to be anyhow.
    bool check_wanted(std::size_t node)
    {
        auto const bit = std::uint64_t{1} << node;
        return !(std::exchange(to_be_checked_, to_be_checked_ | bit) & bit);
    }
    void check_sent(std::size_t node) { to_be_checked_ &= ~(std::uint64_t{1} << node); }
    /// It has been: what it says of another holder's key, or nothing if it has ours.
    void on_checked_by(std::size_t node, std::optional<std::int64_t> why_not);
    /// It refuses an extension that is not decided yet.
    void on_lacking(std::size_t node);
    /// It refused an extension; `extended`: enough others did not.
    void on_refused_by(std::size_t node, std::int64_t why, bool extended);

    /// On which nodes its key is.
    detail::copies& copies() { return copies_; }

    /// A node has lost this lease, while a majority without it holds it.
    void give_back_to(std::size_t node);

    /// Tells how many nodes hold this lease, if that has changed and is not all of them.
    void report_strength(unsigned now);

    /// An extension has been decided. Why it is unknown whether a majority has the key for longer
    /// now, if it is; nothing where the lease has ended.
    error_code on_extended(extension const& outcome);

    /// An extension for a caller has ended.
    void caller_extended() { --extending_; }

    /// Renews it, not together with others.
    void renew_alone();

    void on_time(clock::time_point now) override;

    /// Gives up the callers that wait; see client_state.
    void abandon();
    /// Tells them.
    void leave_to_parent();

private:
    static clock::duration from(std::atomic<std::int64_t> const& time)
    {
        return clock::duration{time.load(std::memory_order_acquire)};
    }

    struct loss_waiter {
        lease_state const* state;
        std::shared_ptr<pending<loss_cause>> handler;
    };

    struct listening {
        lease_state const* state;
        std::weak_ptr<loss_listener> listener;
    };

    /// A node has lost its key. Not longer than a majority of the others keep theirs: one that has
    /// not answered the last extension may do so for less time. False if that is over.
    bool keep_to_copies();
    /// By what the nodes have said.
    clock::time_point majority_lasts_until() const;
    /// Keeps to what the leases that are left ask for together.
    void use_terms(clock::time_point now);
    /// One of them asks for another ttl.
    void keep_to(lease_state& state, std::chrono::milliseconds ttl, clock::time_point now);

    void no_longer_valid() { deadline_.store(0, std::memory_order_release); }
    void publish();
    void plan();
    void renew();

    /// Most leases are too short to be worth the server's tracking; the others are asked for again
    /// after this time, which makes the server track their keys.
    static constexpr clock::duration untracked = std::chrono::milliseconds{20};
    void lose(loss_cause cause);
    void tell_listeners();
    void end(status how);

    std::shared_ptr<engine> client_;
    lease_book& book_;
    succession* succession_; ///< Null from its end on.
    std::shared_ptr<lock_key const> key_;
    detail::lock_id id_;
    renewal renewal_;
    shared_terms terms_; ///< Of all leases; empty while there has been one only.
    std::chrono::milliseconds longest_ttl_;
    std::chrono::milliseconds counter_life_;
    lease_state first_;
    std::atomic<unsigned> leases_{1}; ///< Leases that have not been given up.
    unsigned live_ = 1;               ///< Those of which the strand has not heard that they have.
    std::atomic<std::int64_t> valid_until_;
    std::atomic<std::int64_t> deadline_; ///< When it counts as lost; 0 once it has ended.
    status status_ = status::held;
    loss_cause cause_ = loss_cause::expired;
    bool tracked_ = false; ///< The server has been asked to tell of changes.
    bool renewing_ = false;
    unsigned extending_ = 0; ///< Extensions for callers that are under way.
    std::uint64_t unfenced_token_;
    std::uint64_t number_ = 0;
    std::uint64_t to_be_checked_ = 0; ///< The nodes that are to be asked, a bit each.
    std::uint64_t without_ =
        0; ///< The nodes that were found without the key, since it was in doubt,
    std::uint64_t vacant_ = 0; ///< and of these, those where nobody had it,
    std::uint64_t with_ = 0;   ///< and those that were found with it.
    detail::copies copies_;
    detail::hand_offs hand_offs_;
    unsigned reported_; ///< How many of them was told last.
    std::vector<loss_waiter> loss_waiters_;
    std::vector<listening> listeners_;
};

} // namespace colock::detail
