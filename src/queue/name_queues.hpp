// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/slot_set.hpp"
#include "core/walk.hpp"
#include "queue/admission.hpp"
#include "queue/name_queue.hpp"
#include "queue/recent_turns.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace colock::detail {

class engine;
class lease_book;

/// The queues of a client, one for each name that somebody holds or waits for.
class name_queues {
public:
    /// Of a great many queues or waiters, so many are done with before other handlers get their
    /// turn.
    static constexpr std::size_t at_a_time = 1000;

    name_queues(engine& client, lease_book& leases) : client_{client}, leases_{leases} {}

    /// The queue of a name, which may be a new one.
    name_queue& of(std::shared_ptr<lock_key const> const& key);
    /// Null where there is none.
    name_queue* find(std::string_view key);
    void drop_if_idle(name_queue& queue);

    /// Lets only so many acquires at a time ask the servers that decide over this lock now. So
    /// those that wait for a server which is away take no place of others.
    admission& admission_to(lock_key const& key);
    /// Those who wait to be admitted are forgotten.
    void abandon_admissions();
    lease_book& leases() { return leases_; }

    /// Attempts may be worth while: a server has come back, or another one has these slots. Wakes
    /// a portion of the queues, and the others after it.
    void wake_all(slot_set const& which = slot_set::all());

    /// Fails a portion of those who wait: whether there may be more.
    bool fail_some(error_code error);
    /// Fails these waiters, which are in no queue any more.
    void fail(std::vector<std::shared_ptr<waiter>> waiters, error_code error, std::size_t from = 0);

    void leave_to_parent();
    /// The io_context is gone: destroys what waits, and in the end the queues.
    void abandon();
    void clear() { queues_.clear(); }

private:
    /// With so many admissions, those that nobody uses are forgotten: servers come and go.
    static constexpr std::size_t many_admissions = 64;

    void begin_to_wake();
    void wake_some();
    /// As walk::go_on(). Queues that become idle meanwhile are dropped after it: a place that one
    /// visited gives up may go to another, which may be done at once.
    template <class Visit>
    bool visit_some(walk& by, Visit visit);

    engine& client_;
    lease_book& leases_;
    /// By votes::way_of() and by what copies are waited for: that takes long, and names without it
    /// are not to wait for it.
    std::map<std::pair<std::size_t, durability>, admission> admissions_;
    std::unordered_map<std::string_view, std::unique_ptr<name_queue>> queues_; ///< By key.
    recent_turns recent_;
    walk woken_{at_a_time};
    walk failed_{at_a_time};
    bool visiting_ = false;
    std::vector<std::shared_ptr<lock_key const>> idle_; ///< To be dropped after the visits.
    bool waking_ = false;                               ///< A walk is under way,
    slot_set waking_in_;                                ///< among the names in these slots;
    slot_set to_be_woken_; ///< and another one is to follow, among these.
};

} // namespace colock::detail
