// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "base/strand.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <memory>
#include <utility>

namespace colock::detail {

/// Calls what is scheduled when its time has come: one Asio timer for all deadlines, renewals and
/// pauses of a client.
class time_keeper : public std::enable_shared_from_this<time_keeper> {
public:
    explicit time_keeper(strand_type strand) : timer_{std::move(strand)} {}

    /// Replaces an earlier time of the same entry.
    void set(timed& what, clock::time_point at)
    {
        schedule_.set(what, at);
        arm();
    }

    void cancel(timed& what) { schedule_.cancel(what); }

    /// Calls it behind whatever is ready to run on the strand.
    template <class Call>
    void after_turn(Call call)
    {
        boost::asio::post(timer_.get_executor(), std::move(call));
    }

    bool idle() const { return schedule_.empty(); }

    /// Forgets everything; nothing is called any more.
    void clear()
    {
        schedule_.clear();
        timer_.cancel();
        armed_ = clock::time_point::max();
    }

private:
    void arm();

    void on_timer()
    {
        // A wait that was replaced may have completed before it could be cancelled: nothing is due
        // then.
        auto const now = clock::now();
        armed_ = clock::time_point::max();
        // A great many leases may end at the same time. Others get their turn between them.
        timed* due = nullptr;
        int left = at_a_time;
        for (; left > at_a_time / 2 && (due = schedule_.pop_due(now)); --left)
            due->on_time(now);
        // However many others are due: a lease whose renewal begins late may be lost.
        if (due) {
            auto const later = clock::now();
            for (; left > 0 && (due = schedule_.pop_due_lease(later)); --left)
                due->on_time(later);
            for (; left > 0 && (due = schedule_.pop_due(later)); --left)
                due->on_time(later);
        }
        arm();
    }

    static constexpr int at_a_time = 1000;

    asio::steady_timer timer_;
    schedule schedule_;
    clock::time_point armed_ = clock::time_point::max(); ///< When the timer will fire.
};

} // namespace colock::detail
