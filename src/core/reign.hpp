// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "core/guard_span.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace colock::detail {

/// What a server says of its reign: of one process during one period as master.
struct reign_facts {
    /// Its master_replid: new at each start, and at each promotion of a replica. Of a Sentinel
    /// group the epoch, too: see of_epoch().
    std::string id;
    bool is_master = true; ///< A replica has the id of its master.
    bool promoted = false; ///< It was a replica, and may lack what its master ran last.

    bool operator==(reign_facts const&) const = default;
};

/// From its answer to INFO replication.
reign_facts facts_of(std::string_view info);

/// The same, where sentinels name it as the master by the configuration of this epoch. They may
/// make a server the master once more that has never heard of being replaced: in its own eyes it
/// has reigned all the time, and it lacks what the other has run.
///
/// Where sentinels are set up anew, epochs begin again, and nothing is known of the time between:
/// `anew` is another number from then on, and 0 if that has not happened.
reign_facts of_epoch(reign_facts facts, std::uint64_t epoch, std::uint64_t anew = 0);

/// The reigns that a client has met at the servers of one vote, whatever connections it had to
/// them.
class reigns {
public:
    struct met {
        std::string id;
        std::string process{};           ///< Of the server, as far as it says.
        clock::time_point since{};       ///< When it was met.
        clock::time_point counts_from{}; ///< The end of its guard.
    };

    met* find(std::string_view id)
    {
        auto const found =
            std::find_if(all_.begin(), all_.end(), [&](met const& each) { return each.id == id; });
        return found == all_.end() ? nullptr : &*found;
    }

    met& add(std::string_view id)
    {
        // One that is met once more after so many others is guarded once more.
        if (all_.size() == most)
            all_.pop_front();
        all_.push_back({.id = std::string{id}});
        return all_.back();
    }

    /// The end of the last guard of a process.
    clock::time_point guarded_until(std::string_view process) const
    {
        clock::time_point until{};
        for (auto const& each : all_) {
            if (!process.empty() && each.process == process)
                until = std::max(until, each.counts_from);
        }
        return until;
    }

    /// The memory of one of them has been emptied, or of one that is still to be met.
    void one_was_emptied(clock::time_point now, clock::time_point counts_from)
    {
        emptied_ = now;
        for (auto& each : all_) {
            each.since = now;
            each.counts_from = counts_from;
        }
    }
    /// When that was, the last time.
    clock::time_point emptied() const { return emptied_; }

private:
    /// As many as a group may have servers.
    static constexpr std::size_t most = 1'000;
    std::deque<met> all_;
    clock::time_point emptied_{};
};

/// Whether the grants of a server count. One that has become a master lately may lack earlier
/// grants, since replicas hear of a grant after the client has.
///
/// A new reign is guarded: no client counts a grant in it until whatever may have been granted
/// before it, and was lost, has ended. That takes the longest ttl, plus the time for which a master
/// may go on that has been replaced without knowing it (`overlap`). A client that holds a lease
/// meanwhile may keep it, and set its key again, if more than `overlap` of it is left when this
/// client meets the new reign: for as long, the old master has that key and refuses all others.
///
/// A reign may end at any time, also in the middle of a connection. So an answer counts only where
/// the server was asked for its reign so lately that no other reign can have granted anything in
/// between. That needs no second look behind each command, as no reign that is shorter than its own
/// guard has any grant that counts: see doc/fail-over.md for the argument.
class reign {
public:
    reign(std::chrono::milliseconds longest_ttl, std::shared_ptr<reigns> known)
        : guard_{guard_for(longest_ttl)}, reigns_{std::move(known)}
    {
    }

    /// How long a master may go on to grant after it has been replaced, and a look at it be relied
    /// on after that, together.
    static constexpr clock::duration overlap = std::chrono::seconds{2};
    /// For so long a look at the reign is relied on. Less than `overlap`.
    static constexpr clock::duration trusted_for = std::chrono::seconds{1};

    /// How long a reign is guarded.
    static clock::duration guard_for(std::chrono::milliseconds longest_ttl)
    {
        return std::chrono::duration_cast<clock::duration>(longest_ttl) * 101 / 100 + overlap;
    }

    /// There is a connection to this process, which may not say who it is.
    void connected(std::string process) { process_ = std::move(process); }

    /// The server was asked at `asked`. `started`: when its process was started, as it says.
    void looked(reign_facts facts, std::optional<clock::time_point> started,
                clock::time_point asked, clock::time_point now)
    {
        if (planted(bug::marker_by_run_id))
            facts.id = process_;
        asked_ = std::max(asked_, asked);
        if (facts_ == facts || (known() && planted(bug::guard_ignored)))
            return;
        auto const guarded_until = std::max(reigns_->guarded_until(process_),
                                            known() ? counts_from_ : clock::time_point{});
        facts_ = facts;
        if (!facts.is_master || facts.id.empty())
            return;
        if (auto const* const before = reigns_->find(facts.id)) {
            met_ = before->since;
            counts_from_ = before->counts_from;
        } else {
            begin(now);
            if (!facts.promoted && started)
                counts(std::max(end_of_guard(*started), guarded_until));
        }
    }

    /// Somebody has emptied its memory, or it has loaded another's.
    void emptied(clock::time_point now)
    {
        if (known())
            begin(now);
        else if (is_master())
            reigns_->one_was_emptied(now, saturating_add(now, guard_));
    }

    /// It is not known, or may be another by now.
    void left()
    {
        facts_ = {};
        asked_ = {};
        met_ = {};
        counts_from_ = {};
    }

    /// Grants in this reign count from then on: it has begun before this client met it.
    void counts(clock::time_point from)
    {
        counts_from_ = from;
        if (auto* const entry = reigns_->find(facts_.id))
            entry->counts_from = from;
    }

    std::string const& id() const { return facts_.id; }
    bool known() const { return facts_.is_master && !facts_.id.empty(); }
    bool is_master() const { return facts_.is_master; }
    /// When it was met, if it has begun by a promotion.
    std::optional<clock::time_point> promoted() const
    {
        return known() && facts_.promoted ? std::optional{met_} : std::nullopt;
    }
    bool guards(clock::time_point now) const { return known() && now < counts_from_; }
    clock::time_point counts_from() const { return counts_from_; }
    clock::time_point asked() const { return asked_; } ///< For its reign, the last time.
    /// The guard of the last reign that was met since left().
    std::optional<guard_span> last_span() const
    {
        return asked_ != clock::time_point{} && met_ != clock::time_point{} ? std::optional{span()}
                                                                            : std::nullopt;
    }
    guard_span span() const { return {.met = met_, .until = counts_from_}; }
    clock::duration guard() const { return guard_; }

    /// Whether the server is to be asked for its reign again before the next command.
    bool look_is_due(clock::time_point now) const
    {
        return !known() || (now - asked_ > trusted_for / 2 && !planted(bug::reign_not_looked_at));
    }
    /// Whether what it answers now counts, as far as the reign is concerned.
    bool certain(clock::time_point now) const
    {
        return (known() && now - asked_ <= trusted_for) || planted(bug::reign_not_looked_at);
    }
    /// Whether a lease that was valid until then may be extended in this reign.
    bool may_cross(clock::time_point valid_until, clock::time_point now) const
    {
        return crosses(span(), valid_until, now);
    }
    /// The same for any reign that has this guard.
    static bool crosses(guard_span guard, clock::time_point valid_until, clock::time_point now)
    {
        return now >= guard.until || valid_until > guard.met + overlap ||
               planted(bug::crossing_with_little_left);
    }

private:
    /// If it has been the master since its start, its memory is whole from then on. A second is
    /// added: the uptime is the difference of two times that are both cut to whole seconds.
    ///
    /// A master that has had no replica for long changes its id, too, and forgets that it was
    /// promoted (repl-backlog-ttl). Its memory stays the same, and the guard before goes on.
    clock::time_point end_of_guard(clock::time_point started) const
    {
        return saturating_add(std::max(started + std::chrono::seconds{1}, reigns_->emptied()),
                              guard_);
    }

    void begin(clock::time_point now)
    {
        auto* const before = reigns_->find(facts_.id);
        auto& entry = before ? *before : reigns_->add(facts_.id);
        entry.process = process_;
        met_ = entry.since = now;
        counts_from_ = entry.counts_from =
            planted(bug::guard_ignored) ? clock::time_point{} : saturating_add(now, guard_);
    }

    clock::duration guard_;
    std::shared_ptr<reigns> reigns_;
    reign_facts facts_;
    std::string process_;
    clock::time_point met_{};
    clock::time_point asked_{};
    clock::time_point counts_from_{};
};

} // namespace colock::detail
