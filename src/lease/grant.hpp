// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "core/copies.hpp"
#include "core/hand_offs.hpp"
#include "core/missing_keys.hpp"
#include "core/published_validity.hpp"
#include "core/renewal.hpp"
#include "core/sharers.hpp"
#include "core/terms.hpp"
#include "kind/owner_state.hpp"
#include "lease/lease_book.hpp"
#include "lease/lease_state.hpp"
#include "lease/loss_audience.hpp"
#include "verb/engine.hpp"

#include <colock/lease.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace colock::detail {

class acquire_round;
struct extension;
struct extension_for;

/// Links a grant into its queue's list of holders. Used on the strand only.
using holder_hook =
    boost::intrusive::list_base_hook<boost::intrusive::tag<struct holder_tag>,
                                     boost::intrusive::link_mode<boost::intrusive::auto_unlink>>;

/// What is in Redis for one lock_id; leases are handles to it. It is held until it is lost or
/// released. Its watchdog is its entry in the client's schedule.
///
/// All that concerns one key meets here: what holders ask for, what the servers say, and time that
/// passes. What can be decided by less has been left to members of their own; what remains needs
/// several of them at once.
class grant final : public book_entry,
                    public holder_hook,
                    public timed,
                    public owned_lease,
                    public std::enable_shared_from_this<grant> {
public:
    grant(std::shared_ptr<engine> client, lease_book& book, succession& next,
          wanted_lock const& target, acquire_round const& acquired,
          detail::hand_offs const& from_now, std::uint64_t fencing_token);

    ~grant();

    // Any thread.
    bool valid() const override;
    clock::time_point valid_until() const { return validity_.until(); }
    std::uint64_t fencing_token() const { return first_.fencing_token(); }
    unsigned held_by() const { return copies_.count(); }
    std::string_view lock_id() const { return id_.view(); }
    std::string_view name() const;
    engine& client() const { return *client_; }
    /// Who decides over its name.
    detail::votes& votes() const { return votes_; }
    owner_place& place() const override { return *client_; }
    std::shared_ptr<lock_key const> const& key() const override { return key_; }
    detail::lock_id const& id() const override { return id_; }
    lease_book& book() const { return book_; }
    /// How many leases have not been given up.
    unsigned leases() const { return sharers_.count(); }
    /// One of them has been given up. With the last one nothing is valid any more. Where it may be
    /// handed over there is only one, and that is over before others can see it: else it would end
    /// the validity of the next.
    void lease_given_up()
    {
        bool const alone = key_->kind->hands_over;
        if (alone)
            validity_.end();
        if (sharers_.give_up() && !alone)
            validity_.end();
    }

    // On the strand.
    bool held() const { return status_ == status::held; }
    /// The error of operations on it when it is not held any more.
    error_code why_not_held() const;
    std::chrono::milliseconds ttl() const { return renewal_.ttl(); }
    /// From when on it counts as lost.
    clock::time_point deadline() const { return renewal_.deadline(); }
    /// How long its fencing counter is to outlive it.
    std::chrono::milliseconds counter_life() const { return counter_life_; }
    /// The longest life that its key may have been given.
    std::chrono::milliseconds longest_ttl() const { return longest_ttl_; }

    /// The greatest token that a node has minted for it: of use while it has no fencing token,
    /// since no majority knows this one.
    std::uint64_t unfenced_token() const { return copies_.token(); }
    /// No lease of it has a greater token.
    std::uint64_t last_token() const
    {
        return std::max({fencing_token(), next_token(), hand_offs_.last_token()});
    }
    /// A majority has this token now: later leases get it, or another that is as good.
    void fenced(std::uint64_t fencing_token);

    /// Starts to be held: enters the client's books and the watchdog's schedule. Returns the first
    /// lease.
    lease hold();

    /// Whether its deadline has passed, though its timer may not have fired yet.
    bool over(clock::time_point now) const
    {
        return held() && renewal_.due(now) == renewal::step::lose;
    }

    /// Whether its owner can be given another lease of it.
    bool shareable() const { return held() && valid() && leases() > 0; }
    /// Another lease of the same owner, unless this is over; `wanted` are the options it was asked
    /// for with.
    std::optional<lease> join(lock_options const& wanted);

    /// Extends for somebody. Nothing is extended that is not held: the waiter is told.
    void extend(extension_for what);

    /// Releases one lease, and with the last one the lock, unless handed over. `waiter` may be
    /// null.
    void release_one(lease_state const& state, std::shared_ptr<pending<>> waiter);

    /// Whether it may be handed over to the next holder in place of a new grant from the servers.
    bool is_as_good_as_new(wanted_lock const& wanted, clock::time_point now) const;
    /// Its only lease is being released: makes the next one, with this token.
    lease hand_over(lock_options const& wanted, std::uint64_t fencing_token, clock::time_point now);

    /// The leases that it has had, one after another.
    detail::hand_offs& hand_offs() { return hand_offs_; }

    /// Releases the lock.
    void release(std::shared_ptr<pending<>> waiter, clock::time_point now);

    void wait_lost(lease_state const& state, std::shared_ptr<pending<loss_cause>> waiter);
    void listen(lease_state const& state, std::weak_ptr<loss_listener> listener);

    /// A node has said whether it still has the key. `why_not`: nothing if it has; else the ttl
    /// left of another holder's key, or reply::nobody_has_it.
    void on_checked_by(std::size_t node, std::optional<std::int64_t> why_not);
    /// A node has refused an extension that is not decided yet.
    void on_lacking(std::size_t node);
    struct settled {
        bool won;       ///< A quorum has extended the lease.
        bool was_known; ///< The refusal came before that was decided: see on_lacking().
    };
    /// A node has refused an extension, which is decided.
    void on_refused_by(std::size_t node, std::int64_t why, settled of);

    /// On which nodes its key is.
    detail::copies& copies() { return copies_; }

    /// Gives the key back to a node that has lost it. For when that is allowed, see repair.
    void give_back_to(std::size_t node);

    /// Tells how many nodes hold this lease, if that has changed and is not all of them.
    void report_strength(unsigned now);

    /// An extension has been decided. Returns why it is unknown whether a majority has extended the
    /// key; no error if it is known, or if the lease has ended.
    error_code on_extended(extension const& outcome);

    /// A node has extended the key, by a renewal that has been decided. If that was for want of
    /// answers, this may be the one that makes a majority.
    void renewed_late(std::size_t node, clock::time_point sent, std::chrono::milliseconds ttl);

    /// An extension for somebody has ended.
    void extended_for_somebody() { --extending_; }

    /// Renews it, not together with others.
    void renew_alone();
    /// Renews it now, unless that is under way: nothing comes of the last renewal any more.
    void renew_again();

    void on_time(clock::time_point now) override;

    /// The io_context is gone: drops the waiters. See client_state::abandon().
    void abandon();
    /// In a child: tells the waiters. See client_state::leave_to_parent().
    void leave_to_parent();

private:
    enum class status : std::uint8_t { held, lost, released };

    /// A node has lost the key. The grant is valid only as long as a majority still keeps it, which
    /// may be shorter: a node that has not answered the last extension may keep it for less time.
    /// False if the grant is lost by that.
    bool keep_to_copies();
    /// Until when a majority keeps the key, by what the nodes have said.
    clock::time_point majority_lasts_until() const;
    /// Keeps to what all its leases ask for together.
    void use_terms(clock::time_point now);
    /// One of them asks for another ttl.
    void keep_to(lease_state& state, extension const& outcome);

    void plan();
    void renew();
    clock::time_point wake() const { return std::min(renewal_.wake(), looks_); }
    void look_if_short(clock::time_point now);
    void extend_if_short(clock::time_point now);
    /// Extends by `ttl`, for a lease that has joined.
    void extend_soon(std::shared_ptr<lease_state> const& joined, std::chrono::milliseconds ttl);

    /// Most leases are too short to be worth the server's tracking. One that is still held after
    /// this time is checked, which makes the server track its key.
    static constexpr clock::duration untracked = std::chrono::milliseconds{20};
    void lose(loss_cause cause);
    void end(status how);

    std::shared_ptr<engine> client_;
    detail::votes& votes_; ///< The client's.
    lease_book& book_;
    succession* succession_; ///< Null from its end on.
    std::shared_ptr<lock_key const> key_;
    detail::lock_id id_;
    renewal renewal_;
    shared_terms terms_;               ///< Of all leases; empty while there has been one only.
    std::uint64_t further_leases_ = 0; ///< How many have been made after the first.
    std::chrono::milliseconds longest_ttl_;
    std::chrono::milliseconds counter_life_;
    lease_state first_;
    sharers sharers_;
    published_validity validity_;
    status status_ = status::held;
    loss_cause cause_ = loss_cause::expired;
    bool tracked_ = false; ///< The server has been asked to tell of changes.
    bool renewing_ = false;
    bool late_ = false; ///< The last renewal had no answer of a slow master when it was decided.
    unsigned extending_ = 0; ///< Extensions for somebody that are under way.
    struct wish {
        std::weak_ptr<lease_state> of; // which holds this grant
        std::chrono::milliseconds ttl;
    };
    /// Of leases that have joined: one extension is for all of them.
    std::vector<wish> extended_soon_;
    /// When to see whether it still ends earlier than a lease that has joined asks for.
    clock::time_point looks_ = clock::time_point::max();
    missing_keys missing_;
    detail::copies copies_;
    detail::hand_offs hand_offs_;
    unsigned reported_; ///< How many nodes held it by the last report.
    loss_audience audience_;
};

} // namespace colock::detail
