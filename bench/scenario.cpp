// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scenario.hpp"

#include <algorithm>
#include <stdexcept>

namespace bench {

environment environment::without_fencing() const
{
    auto result = *this;
    result.fencing = false;
    return result;
}

environment environment::with_guard() const
{
    auto result = *this;
    result.guard = colock::restart_guard::marker;
    // A server that has just been started grants nothing for this ttl and 2 s.
    result.ttl = std::min<std::chrono::milliseconds>(ttl, std::chrono::seconds{1});
    return result;
}

environment environment::without_guard() const
{
    auto result = *this;
    result.guard = colock::restart_guard::run_id;
    return result;
}

colock::client_options environment::client_options() const
{
    colock::client_options result;
    result.prefix = prefix;
    result.client_name = "colock-bench";
    result.lock.ttl = ttl;
    result.lock.fencing = fencing;
    result.lock.replicas = replicas;
    result.guard = guard;
    result.longest_ttl = ttl;
    // A hundred thousand leases are released in the end, on a machine that may be busy.
    result.drain_timeout = std::chrono::minutes{1};
    return result;
}

colock::client_options environment::client_options(boost::asio::io_context& context,
                                                   std::exception_ptr& error) const
{
    auto result = client_options();
    result.on_event = [&](colock::event const& what) {
        if (what.kind != colock::event_kind::connect_failed)
            return;
        error = std::make_exception_ptr(std::runtime_error{what.error.message()});
        context.stop();
    };
    return result;
}

} // namespace bench
