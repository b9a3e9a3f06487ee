// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "split_votes.hpp"

#include "directed.hpp"

namespace simulation {

outcome split_votes()
{
    directed it{5, {}};
    auto const rival = [&](int host) {
        auto& server = it.servers.at(host);
        server.at_present().command(support::simulated_server::administrator,
                                    {"SET", "lock:name", "a rival"});
        server.send_invalidations();
    };
    for (int host : {2, 3, 4})
        rival(host);
    auto const before = it.locks->get_metrics().commands;
    it.where->run([&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([](error_code, colock::lease) {});
    });
    for (int i = 0; i < 500; ++i) {
        it.run_for(1ms);
        rival(2);
    }
    // Each attempt takes a command to each host, and a release on the two that grant it.
    auto const attempts = (it.locks->get_metrics().commands - before) / 7;
    it.expect(attempts > 10, "no attempts");
    it.expect(attempts < 40, "haste: " + std::to_string(attempts) + " attempts in half a second");
    return it.end();
}

} // namespace simulation
