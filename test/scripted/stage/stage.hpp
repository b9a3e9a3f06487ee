// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scripted/stage/vote.hpp"

#include <colock/clock.hpp>

#include <boost/asio/io_context.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace scripted {

/// Virtual time, the handlers that are ready, and the votes. One at a time.
class stage {
public:
    stage();
    ~stage();
    stage(stage const&) = delete;
    stage& operator=(stage const&) = delete;

    static stage& here();

    asio::io_context& context() { return *context_; }
    colock::clock::time_point now() const { return now_; }
    /// Destroys the io_context, and all that is in it.
    void destroy_context();
    /// From here on, the clients take this for a child of fork.
    void fork();

    /// Runs whatever is ready at this moment.
    void run();
    /// Lets time go on. What is due on the way runs at its time.
    void pass(colock::clock::duration time);
    /// Lets time go on in which nothing runs, as in a process that is stopped.
    void stand_still(colock::clock::duration time) { now_ += time; }
    /// The library finds that so much time has passed when it asks the clock for the n-th time.
    void stand_still_at(int n, colock::clock::duration time)
    {
        until_still_ = n;
        still_ = time;
    }
    /// Runs something on a strand, and what follows from it.
    void on(detail::strand_type const& strand, std::function<void()> what);

    std::size_t votes() const { return votes_.size(); }
    vote& operator[](std::size_t which) { return *votes_.at(which); }
    /// Each vote says this to the oldest command (of a script).
    void all_say(reply const& answer);
    /// The first votes say these, each its own answer.
    void say(std::vector<reply> const& answers);
    void all_say(detail::script to, reply const& answer);
    /// All grant what they were asked to acquire, with tokens down from this one.
    void grant_with_tokens_from(std::int64_t greatest);

    // For the library.
    colock::clock::time_point asked_for_time()
    {
        if (until_still_ > 0 && --until_still_ == 0)
            stand_still(still_);
        return now_;
    }
    void at(colock::clock::time_point when, std::function<void()> what);
    std::shared_ptr<vote> add(detail::strand_type strand, std::size_t index, std::string label,
                              std::weak_ptr<detail::node_listener> listener);

private:
    struct alarm {
        colock::clock::time_point when;
        std::function<void()> what;
    };
    void run_until(colock::clock::time_point end);

    std::unique_ptr<asio::io_context> context_ = std::make_unique<asio::io_context>(1);
    colock::clock::time_point now_{std::chrono::hours{1000}};
    int until_still_ = 0;
    colock::clock::duration still_{};
    std::vector<alarm> alarms_;
    std::vector<std::shared_ptr<vote>> votes_;
    bool running_ = false;
};

} // namespace scripted
