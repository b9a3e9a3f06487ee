// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/event.hpp>

namespace colock {

std::string_view to_string(event_kind kind) noexcept
{
    switch (kind) {
    case event_kind::connected:
        return "connected";
    case event_kind::disconnected:
        return "disconnected";
    case event_kind::connect_failed:
        return "connect_failed";
    case event_kind::tracking_refused:
        return "tracking_refused";
    case event_kind::server_restarted:
        return "server_restarted";
    case event_kind::renewal_unknown:
        return "renewal_unknown";
    case event_kind::lease_lost:
        return "lease_lost";
    case event_kind::not_counted:
        return "not_counted";
    case event_kind::lease_degraded:
        return "lease_degraded";
    case event_kind::release_unknown:
        return "release_unknown";
    case event_kind::eviction_possible:
        return "eviction_possible";
    case event_kind::acquire_refused:
        return "acquire_refused";
    case event_kind::acquire_refusal_ended:
        return "acquire_refusal_ended";
    case event_kind::master_changed:
        return "master_changed";
    case event_kind::unguarded:
        return "unguarded";
    }
    return "unknown event";
}

} // namespace colock
