// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <colock/clock.hpp>

#include <array>
#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace colock::detail {

class grant;

/// The leases of a client that are due for renewal now. Many go together in one call of a script.
///
/// A call for many leases costs a server as much as many acquires. So only a few are under way at a
/// time; the more servers are late, the more leases go together in the next. Where so many are due,
/// or servers are so far away, that leases wait for long all the same, more calls are under way:
/// others may wait then, for a lease that is not renewed in time is lost. Not where servers do not
/// answer in time: more calls would make them still slower.
class renewals {
public:
    explicit renewals(engine& client) : client_{client} {}

    /// Renews a lease, as soon as all are known that are due at this moment.
    void add(std::shared_ptr<grant> one);

    /// A batch of such locks is decided; `answered`: by what the servers said.
    void ended(durability of, bool answered);

private:
    /// Those of one ttl, counter, kind, durability and set of votes can go together.
    using sort = std::tuple<std::chrono::milliseconds, std::chrono::milliseconds, kind const*,
                            token_counter, durability, votes*>;
    struct entry {
        std::shared_ptr<grant> one;
        clock::time_point since;
    };
    using grants = std::deque<entry>;

    static sort of(grant const& one);
    void line_up(std::shared_ptr<grant> one);
    void send();
    void send(sort const& next);
    using counts = std::array<std::size_t, 3>;
    /// How many may be under way now.
    counts limits(clock::time_point now) const;

    /// How many may be under way of those that wait for nothing, for replicas, for a disk: the
    /// server has long answered, and they are not told yet.
    static constexpr counts most_under_way{4, 16, 64};
    /// Of how many leases, while they wait for long.
    static constexpr std::size_t most_leases = 6'400;
    static std::size_t class_of(durability what) { return what.fsync ? 2 : what.any() ? 1 : 0; }

    engine& client_;
    std::map<sort, grants> due_;
    std::deque<sort> turns_; ///< The sorts of which some are due, the next one first.
    counts under_way_{};
    bool answered_ = true; ///< The last batch that has ended was.
    bool posted_ = false;
    bool sending_ = false;
};

/// One attempt to extend several leases that can go together on all nodes: see renewals.
///
/// It decides only what is plain: which of them a quorum of the first answers has extended. Each of
/// the others is renewed once more by itself, and judged by that.
class renewal_batch final : public round {
public:
    explicit renewal_batch(std::vector<std::shared_ptr<grant>> due);

private:
    error_code why_not_counted(std::size_t node) const override { return votes().twin(node); }
    void on_yes(std::size_t node, reply const& answer) override;
    void on_undecided(std::size_t node, reply const& answer) override;
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;
    void on_complete() override;

    /// Whether so many nodes that count have extended a lease as make a quorum.
    bool extended(std::size_t which) const;
    /// The nodes that have extended a lease, a bit each.
    std::uint64_t extended_by(std::size_t which) const;
    /// The nodes that say that they have not got it.
    std::uint64_t refused_by(std::size_t which) const;
    /// What a node says of a lease that it has not extended; nothing where it has.
    static std::optional<std::int64_t> refusal(reply const& answer, std::size_t which);

    std::vector<std::shared_ptr<grant>> grants_;
};

} // namespace colock::detail
