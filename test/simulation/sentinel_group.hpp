// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "network.hpp"
#include "world.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace simulation {

/// The servers of one vote as a Sentinel group. The last three are sentinels, each with its own
/// view of who the master is, which may be behind; the first is the master, and those between are
/// its replicas.
///
/// One change of the master at a time is under way. It waits for servers that do not answer.
class sentinel_group {
public:
    static constexpr std::size_t sentinels = 3;

    sentinel_group(network& servers, std::size_t vote);
    ~sentinel_group();
    sentinel_group(sentinel_group const&) = delete;
    sentinel_group& operator=(sentinel_group const&) = delete;

    /// How long each step takes, at most.
    void set_pace(nanoseconds longest) { longest_step_ = longest; }

    bool busy() const { return under_way_ > 0; }
    host& master() const { return *data_[master_]; }
    host& sentinel(std::size_t which) const { return *watching_[which]; }

    // What may happen to it. False if that is not possible now.

    /// The master hands over to a replica that has all that it has, and is a replica itself at
    /// once.
    bool switch_over();
    /// The master dies, and later a replica takes over that has all that it had. After `away` the
    /// old master comes back, and may not know yet that it was replaced.
    bool die(nanoseconds later, nanoseconds away);
    /// A replica takes over that has all that the master has. The old master hears of it only after
    /// `unheard`. If `stopped`, its process is stopped until then, and then runs what has arrived.
    bool depose(nanoseconds unheard, bool stopped);
    /// A former master that has not heard yet that it was replaced is made the master once more:
    /// for it nothing changes.
    bool restore();
    /// For the time `behind` no replica gets what the master runs. Then one takes over without it,
    /// but with the master's counters if `keeps_counters`. The old master is its replica at once.
    bool fail_over_with_loss(nanoseconds behind, bool keeps_counters);

    /// A sentinel hears nothing of the changes that follow, until tell_all().
    void leave_behind(std::size_t which) { left_behind_[which] = true; }
    void tell_all();

private:
    class member;

    static bool answers(host const& server) { return server.up() && !server.stalled(); }
    void later(std::function<void()> what) const;
    void as_soon_as(std::function<bool()> possible, std::function<void()> what);
    bool can_begin() const;
    std::size_t some_replica() const;
    bool can_promote(std::size_t which) const;
    void promote(std::size_t which);
    void tell_sentinels();
    void tell(std::size_t which);
    void demote(std::size_t which);
    std::string address() const;

    network& servers_;
    std::vector<host*> data_;
    std::vector<host*> watching_;
    std::vector<std::unique_ptr<member>> members_;
    std::vector<bool> left_behind_ = std::vector<bool>(sentinels);
    std::size_t master_ = 0; ///< In truth.
    std::uint64_t epoch_ = 0;
    nanoseconds longest_step_{20ms};
    int under_way_ = 0;
};

} // namespace simulation
