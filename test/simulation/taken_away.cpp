// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "taken_away.hpp"

#include "neighbour.hpp"

#include <optional>

namespace simulation {

outcome taken_bit_by_bit()
{
    directed it{3, {}};
    {
        it.acquire_within(100ms);
        neighbour other{it, 1};
        colock::lease next;
        other.run([&] {
            colock::mutex const lock{other.locks(), "name"};
            lock.async_acquire(store(next));
        });
        it.run_for(100ms);
        for (int host : {1, 2})
            it.servers.block({1, host, true});
        std::optional<error_code> ended;
        other.run([&] {
            other.locks().async_force_release("name", it.held.lock_id(),
                                              [&](error_code error) { ended = error; });
        });
        it.run_for(300ms);
        it.expect(it.valid(), "lost by one host of three");
        for (int host : {1, 2}) {
            it.servers.unblock({1, host, true});
            it.run_for(200ms);
        }
        it.expect(ended == error_code{}, "not taken away");
        it.expect(!next, "granted before its holder knows");
        it.expect(!it.valid(), "force release: its holder has it still");
        it.run_for(5s);
        it.expect(bool{next}, "not granted after it was taken away");
        other.run([&] { next = {}; });
    }
    return it.end();
}

} // namespace simulation
