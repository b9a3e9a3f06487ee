// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <colock/clock.hpp>

#include <array>
#include <chrono>
#include <compare>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace colock::detail {

class grant;

/// The leases of a client that are due for renewal now. Many go together in one call of a script.
///
/// A call for many leases costs a server as much as many acquires. So only a few calls are under
/// way at a time; while servers are slow, more leases gather for the next one. If leases still wait
/// for long, since very many are due or the servers are far away, more calls are made at a time:
/// other commands can wait, but a lease that is not renewed in time is lost. There are no more
/// calls while servers do not answer in time: they would only become slower.
class renewals {
public:
    explicit renewals(engine& client) : client_{client} {}

    /// Renews a lease, as soon as all are known that are due at this moment.
    void add(std::shared_ptr<grant> one);
    /// In a child of fork().
    void forget_all()
    {
        due_.clear();
        turns_.clear();
    }

    /// A batch of locks with this durability has been decided. `answered`: by a quorum of nodes.
    void ended(durability of, std::size_t leases, bool answered);

private:
    /// What leases that can go together have in common.
    struct sort {
        std::chrono::milliseconds ttl;
        std::chrono::milliseconds counter_life;
        kind const* of;
        token_counter counter;
        durability durable;
        votes* by;

        friend auto operator<=>(sort const&, sort const&) = default;
    };
    struct entry {
        std::shared_ptr<grant> one;
        clock::time_point since;
    };
    using grants = std::deque<entry>;

    static sort sort_of(grant const& one);
    void line_up(std::shared_ptr<grant> one);
    void send();
    void send(sort const& next);
    using counts = std::array<std::size_t, 3>;
    /// How many may be under way now.
    counts limits(clock::time_point now) const;

    /// How many calls may be under way: those that wait for nothing else, for replicas, for a disk.
    /// The last two may be many: the server has answered them, and only the answers are held back.
    static constexpr counts most_under_way{4, 16, 64};
    /// How many calls may be under way at the most while leases wait for long.
    static constexpr std::size_t most_at_all = 320;
    /// That many only while they are for fewer leases than this, for each master that has some.
    static constexpr std::size_t most_leases = 6'400;
    static std::size_t class_of(durability what) { return what.fsync ? 2 : what.any() ? 1 : 0; }

    engine& client_;
    std::map<sort, grants> due_;
    std::deque<sort> turns_;    ///< The sorts of which some are due, the next one first.
    counts under_way_{};        ///< Calls,
    counts leases_under_way_{}; ///< and the leases in them.
    bool answered_ = true;      ///< Whether the last batch that ended was answered.
    bool posted_ = false;
    bool sending_ = false;
};

/// One attempt to extend several leases that can go together on all nodes: see renewals.
///
/// It decides only clear cases: a lease that a quorum of the first answers has extended. Each other
/// lease is renewed once more, alone, unless all that it lacks is a copy, or the answer of a master
/// that is late. Without a quorum of answers, all leases are renewed alone if a server has answered
/// with an error; else the outcome is unknown.
class renewal_batch final : public round {
public:
    explicit renewal_batch(std::vector<std::shared_ptr<grant>> due);

private:
    error_code why_not_counted(std::size_t node) const override { return votes().twin(node); }
    void on_yes(std::size_t node, reply const& answer) override;
    void on_undecided(std::size_t node, reply const& answer) override;
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;
    void on_late_part(std::size_t node, std::vector<std::size_t> const& those) override;
    void on_complete() override;

    /// A node has said this of a lease, and nothing is decided yet.
    void take_undecided(std::size_t node, reply const& answer, std::size_t which);
    /// A node has said this of a lease, which had no part in the decision or was too late for it.
    void take(std::size_t node, reply const& answer, std::size_t which);

    /// Whether so many nodes that count have extended a lease as make a quorum.
    bool extended(std::size_t which) const;
    /// The nodes that have extended a lease, a bit each.
    std::uint64_t extended_by(std::size_t which) const;
    /// The nodes that say that they have not got it.
    std::uint64_t refused_by(std::size_t which) const;
    /// Why it is unknown whether a lease was extended that waits for replicas or the disk: alone it
    /// would wait as long. Nothing for others; nor with several votes, of which others may do.
    error_code why_not_copied(std::size_t which) const;
    /// Why it is unknown whether a lease was extended whose master is late: asked for it alone, it
    /// would only become slower. Nothing where it is not for want of that answer.
    error_code why_late(std::size_t which) const;
    /// A lease is as strong as the answers say.
    void note_strength(std::size_t which, clock::time_point now);
    /// What a node says of a lease that it has not extended; nothing where it has.
    static std::optional<std::int64_t> refusal(reply const& answer, std::size_t which);

    std::vector<std::shared_ptr<grant>> grants_;
};

} // namespace colock::detail
