// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "same_server.hpp"

#include "directed.hpp"

#include <memory>
#include <vector>

namespace simulation {

outcome server_given_twice()
{
    colock::client_options options;
    options.lock.ttl = 60s;
    directed it{2, options};
    it.where->run([&] {
        it.locks.reset();
        std::vector<colock::node_address> addresses(3);
        addresses[0].port = 1;
        addresses[1].port = addresses[2].port = 2;
        addresses[2].host = "localhost";
        it.locks = std::make_unique<colock::client>(it.where->context(), addresses,
                                                    support::without_guard(options));
    });
    it.run_for(100ms);
    it.servers.block({0, 0, true});
    it.acquire();
    it.run_for(2s);
    it.expect(it.has_lock(1), "not asked for it");
    it.expect(!it.held, "exclusion: granted by one server, which was given twice");
    it.servers.unblock({0, 0, true});
    it.run_for(5s);
    it.expect(it.valid() && it.has_lock(0) && it.has_lock(1), "not granted by both servers");
    it.servers.at(0).lose("lock:name");
    it.run_for(2s);
    it.expect(!it.valid(), "eviction: held by one server, which was given twice");
    return it.end();
}

} // namespace simulation
