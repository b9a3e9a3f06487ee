// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "moves_given_up.hpp"

#include "directed.hpp"

#include "core/hash_slot.hpp"

namespace simulation {

outcome left_at_the_next_master()
{
    constexpr char const* key = "lock:name";
    auto const slot = colock::detail::slot_of(key);
    colock::client_options options;
    options.lock.ttl = 3s;
    directed it{1, options, 3};
    auto& whole = *it.clusters.front();
    it.acquire_within(200ms);
    whole.open(slot);
    whole.carry(slot, key);
    it.run_for(5s); // more than a ttl
    it.expect(it.valid(), "not extended where it has been sent on to");
    it.expect(it.has_lock(whole.next_master_of(slot).number()), "not carried");
    whole.keep(slot);
    whole.master_of(slot).at_present().command(support::simulated_server::administrator,
                                               {"SET", key, "a rival", "PX", "600000"});
    it.run_for(3s);
    it.expect(!it.valid(), "validity: extended by a server to which it is sent on no more");
    return it.end();
}

} // namespace simulation
