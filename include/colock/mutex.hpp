// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/basic_mutex.hpp>
#include <colock/client.hpp>
#include <colock/detail/config.hpp>
#include <colock/options.hpp>

#include <string_view>

namespace colock {

/// A lock by name that one holder has at a time, among all clients of the same servers.
///
/// In Redis it is a string key `prefix + name` whose value is the holder's lock_id, set as by
/// `SET key lock_id NX PX ttl`; so it excludes other libraries that lock the same way. It is not
/// reentrant: a second acquire waits for the first lease.
///
///     colock::mutex lock{locks, "invoice-4711", {.ttl = 5s}};
///     colock::lease held = co_await lock.async_acquire(2s);
///     // ... while held.valid()
///     co_await held.async_release();
class COLOCK_EXPORT mutex : public basic_mutex {
public:
    /// `name`: 1 to 4,096 bytes of any value. Throws system_error(errc::invalid_argument) that
    /// names the field. The client may be destroyed before the mutex.
    mutex(client& locks, std::string_view name);
    /// @overload
    mutex(client& locks, std::string_view name, lock_options options);
};

} // namespace colock
