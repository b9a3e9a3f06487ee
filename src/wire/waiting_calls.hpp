// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "wire/pipeline.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <iterator>
#include <utility>
#include <vector>

namespace colock::detail {

/// The commands of a session that the server has not been given. They wait for a connection or,
/// while there is one, for room in the pipeline. Of the latter, those that leases depend on go
/// first: behind a hundred thousand releases they would come too late.
class waiting_calls {
public:
    bool empty() const { return for_connection_.empty() && !any_for_room(); }

    /// Whether one more may wait for a connection. Any number may wait for the first one.
    bool may_wait_for_connection(bool the_first) const
    {
        return the_first || for_connection_.size() < most_for_connection;
    }
    void wait_for_connection(call&& what) { for_connection_.push_back(std::move(what)); }
    std::vector<call> take_for_connection() { return std::exchange(for_connection_, {}); }

    bool any_for_room() const { return !first_.empty() || !for_room_.empty(); }
    /// Whether so many acquires and inspections wait for a server that is slow, but does not hang,
    /// that no more are taken. Commands about existing leases are: they would only have to come
    /// again.
    bool crowded() const { return beginning_ >= most_for_room; }
    void wait_for_room(call&& what)
    {
        if (what.what.says_what_counts() && !planted(bug::looks_stand_in_line))
            first_.push_front(std::move(what));
        else if (what.what.goes_first() && !planted(bug::renewals_stand_in_line))
            first_.push_back(std::move(what));
        else {
            beginning_ += what.what.begins_something();
            for_room_.push_back(std::move(what));
        }
    }
    call take_next_for_room()
    {
        bool const first = !first_.empty();
        auto& from = first ? first_ : for_room_;
        auto next = std::move(from.front());
        from.pop_front();
        beginning_ -= !first && next.what.begins_something();
        return next;
    }
    /// Those for room are to be sent to whoever answers next. What was known of counters may be
    /// lost. From now on their time counts: it may take long to connect.
    void keep_for_another_server(std::size_t node)
    {
        for (auto* const line : {&first_, &for_room_}) {
            for (auto& each : *line) {
                each.what.minting.counter_floor = 0;
                each.sink->on_written(node);
            }
        }
    }
    std::deque<call> take_for_room()
    {
        auto all = std::exchange(first_, {});
        std::move(for_room_.begin(), for_room_.end(), std::back_inserter(all));
        for_room_.clear();
        beginning_ = 0;
        return all;
    }

private:
    static constexpr std::size_t most_for_connection = 1'000; ///< While connecting again.
    static constexpr std::size_t most_for_room = 20'000;      ///< That begin something.

    std::vector<call> for_connection_;
    std::deque<call> first_; ///< Of those for room.
    std::deque<call> for_room_;
    std::size_t beginning_ = 0; ///< How many of for_room_ begin something.
};

} // namespace colock::detail
