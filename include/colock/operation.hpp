// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/error.hpp>

#include <functional>
#include <string_view>

namespace colock {

class lease;

/// What a program may ask a lock or a lease for.
enum class operation {
    acquire,       ///< basic_mutex::async_acquire()
    try_acquire,   ///< basic_mutex::async_try_acquire()
    extend,        ///< lease::async_extend()
    release,       ///< lease::async_release()
    inspect,       ///< client::async_inspect()
    force_release, ///< client::async_force_release()
};

/// Its name, as "try_acquire".
COLOCK_EXPORT std::string_view to_string(operation what) noexcept;

/// How an operation has ended.
struct operation_outcome {
    error_code error; ///< As its handler is given it.
    /// The lease that was granted; null where there is none. Valid only during the call.
    lease const* granted = nullptr;
};

/// Called when an operation ends, by a thread that runs the client's executor, before the
/// operation's handler. Where the handler is never called, since the io_context is destroyed
/// before, this is destroyed uncalled.
using operation_end = std::function<void(operation_outcome const& outcome)>;

/// Called when an operation on the lock `name` begins, from inside the initiating function: so that
/// a tracer may begin a span as a child of the one that is current there. What it returns is called
/// when the operation ends; it may be empty. The view is valid only during the call.
///
/// Several threads may call it at once, as they may begin operations. It should return soon, and
/// may not begin operations of the same client. What is asked of an empty lease is not told of; nor
/// are renewals, and releases by the destructor of a lease. async_with_lock() begins its acquire in
/// its own initiating function, and its release on its strand. An exception that escapes from
/// either function ends the process: std::terminate() is called.
using operation_hook = std::function<operation_end(operation what, std::string_view name)>;

} // namespace colock
