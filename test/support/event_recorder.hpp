// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/run.hpp"

#include <colock/clock.hpp>
#include <colock/event.hpp>
#include <colock/options.hpp>

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace support {

/// Remembers what a client tells through client_options::on_event. Copies share one memory.
class event_recorder {
public:
    struct record {
        colock::event_kind kind;
        std::string node;
        std::string name;
        colock::error_code error;
        colock::clock::time_point at;
        std::string former;
    };

    colock::event_handler handler() const
    {
        return [state = state_](colock::event const& event) {
            std::lock_guard const lock{state->guard};
            state->records.push_back({event.kind, std::string{event.node}, std::string{event.name},
                                      event.error, colock::clock::now(),
                                      std::string{event.former}});
        };
    }

    /// Options of a client whose events are recorded.
    colock::client_options options(colock::client_options of_client = {}) const
    {
        of_client.on_event = handler();
        return of_client;
    }

    std::vector<record> all(colock::event_kind kind) const
    {
        std::vector<record> found;
        std::lock_guard const lock{state_->guard};
        for (auto const& entry : state_->records) {
            if (entry.kind == kind)
                found.push_back(entry);
        }
        return found;
    }

    std::size_t count(colock::event_kind kind) const { return all(kind).size(); }

    /// Waits for the `nth` event of a kind, from 1 on, counted from the beginning.
    asio::awaitable<record> wait(colock::event_kind kind, std::size_t nth = 1,
                                 milliseconds limit = stuck / 3) const
    {
        auto const self = *this;
        auto came = eventually([self, kind, nth] { return self.count(kind) >= nth; }, limit);
        bool const in_time = co_await std::move(came);
        if (!in_time)
            FAIL("no event ", to_string(kind), " number ", nth, " within ", limit.count(),
                 " ms, but\n", self.text());
        co_return self.all(kind)[nth - 1];
    }

    /// One line for each event, for messages.
    std::string text() const
    {
        std::string lines;
        std::lock_guard const lock{state_->guard};
        for (auto const& entry : state_->records) {
            lines += std::string{to_string(entry.kind)} + ' ' + entry.node + ' ' + entry.name +
                     ' ' + (entry.error ? entry.error.message() : std::string{}) + '\n';
        }
        return lines;
    }

private:
    struct state {
        std::mutex guard;
        std::vector<record> records;
    };
    std::shared_ptr<state> state_ = std::make_shared<state>();
};

} // namespace support
