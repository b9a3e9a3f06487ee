// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "late_extension.hpp"

#include "network.hpp"
#include "world.hpp"

#include <colock.hpp>

#include <memory>

namespace simulation {

namespace {

bool any_lock(host& server)
{
    auto const& memory = server.at_present().memory();
    for (auto const& [key, entry] : memory.entries()) {
        if (!key.ends_with(":colock:fence") && !entry.expired(memory.now()))
            return true;
    }
    return false;
}

} // namespace

outcome late_extension()
{
    world all{1, false};
    network servers{1, 0ns, 0};
    auto const where = std::make_shared<process>(0, skewed_clock{1000s, 0});
    std::unique_ptr<colock::client> locks;
    colock::lease held;
    bool closed = false;
    auto const run_until = [&](nanoseconds time) {
        while (all.step(time))
            ;
    };

    where->run([&] {
        colock::node_address address;
        address.port = 1;
        colock::client_options options;
        options.lock.ttl = 300ms;
        options.lock.renew = false;
        locks = std::make_unique<colock::client>(where->context(), address, options);
        colock::mutex const lock{*locks, "name"};
        lock.async_acquire([&](error_code, colock::lease got) { held = std::move(got); });
    });
    run_until(100ms);
    if (!held)
        all.violation("not granted");

    where->run([&] { held.async_extend([](error_code) {}); });
    servers.cut_late(0, 0, 150ms);
    servers.isolate(0);
    run_until(110ms);
    where->run([&] {
        held.async_release([](error_code) {});
        locks->async_close([&](error_code error) {
            closed = true;
            if (!error && any_lock(servers.at(0)))
                all.violation("left behind: closed without an error while the server has the lock");
        });
    });
    run_until(260ms);
    if (!any_lock(servers.at(0)))
        all.violation("the extension has not run");
    run_until(10s);
    if (!closed)
        all.violation("not closed");

    where->look([&] {
        held = {};
        locks.reset();
    });
    where->kill();
    return {all.violated(), all.trace(), 1, 1, 0, {}};
}

} // namespace simulation
