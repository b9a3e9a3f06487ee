// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "directed.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace simulation {

inline auto store(colock::lease& into)
{
    return [&into](error_code, colock::lease got) { into = std::move(got); };
}

/// Another process with a client of the same servers.
class neighbour {
public:
    neighbour(directed& of, int number) : of_{of}, number_{number}
    {
        where_->run([this] {
            std::vector<colock::node_address> addresses(of_.servers.hosts().size());
            for (std::size_t i = 0; i < addresses.size(); ++i)
                addresses[i].port = static_cast<std::uint16_t>(i + 1);
            locks_ = std::make_unique<colock::client>(where_->context(), std::move(addresses),
                                                      support::without_guard());
        });
        of_.run_for(100ms);
    }
    ~neighbour()
    {
        where_->look([this] {
            held = {};
            locks_.reset();
        });
        where_->kill();
    }
    neighbour(neighbour const&) = delete;
    neighbour& operator=(neighbour const&) = delete;

    colock::client& locks() { return *locks_; }

    template <class What>
    void run(What what)
    {
        where_->run(std::move(what));
    }

    void acquire(colock::reentrant_mutex const& lock)
    {
        where_->run([&] { lock.async_acquire(store(held)); });
        of_.run_for(100ms);
    }
    void wait_for(colock::reentrant_mutex const& lock, colock::lease& into)
    {
        where_->run([&] { lock.async_acquire(store(into)); });
    }
    void drop(std::vector<colock::lease>& leases)
    {
        where_->run([&] { leases.clear(); });
        of_.run_for(100ms);
    }
    void release()
    {
        where_->run([&] { held = {}; });
        of_.run_for(100ms);
    }
    /// Acquires and releases it so many times.
    void use(colock::reentrant_mutex const& lock, int times)
    {
        if (times == 0)
            return;
        where_->run([this, &lock, times] {
            lock.async_acquire([this, &lock, times](error_code, colock::lease got) {
                got.async_release([this, &lock, times](error_code) { use(lock, times - 1); });
            });
        });
    }
    std::uint64_t commands() const { return locks_->get_metrics().commands; }

    colock::lease held;

private:
    directed& of_;
    int number_;
    std::shared_ptr<process> where_ = std::make_shared<process>(number_, skewed_clock{1000s, 0});
    std::unique_ptr<colock::client> locks_;
};

} // namespace simulation
