// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/event.hpp>

#include <doctest/doctest.h>

#include <set>
#include <string_view>

TEST_CASE("every kind of event has a name")
{
    using enum colock::event_kind;
    std::set<std::string_view> names;
    for (auto const kind :
         {connected, disconnected, connect_failed, tracking_refused, server_restarted,
          renewal_unknown, lease_lost, not_counted, lease_degraded, release_unknown,
          acquire_refused, acquire_refusal_ended, eviction_possible, unguarded, master_changed})
        CHECK(names.insert(to_string(kind)).second);
    CHECK(to_string(lease_lost) == "lease_lost");
    CHECK(to_string(static_cast<colock::event_kind>(99)) == "unknown event");
    CHECK(names.count("unknown event") == 0);
}
