// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>

#include <boost/system/error_category.hpp>
#include <boost/system/error_code.hpp>
#include <boost/system/error_condition.hpp>
#include <boost/system/system_error.hpp>

#include <string_view>
#include <type_traits>

namespace colock {

using boost::system::error_code;
using boost::system::system_error;

/// What can go wrong. `error_code::message()` adds which node or field it was, and what it said: no
/// password, user or lock_id, and of a server's text at most 200 bytes.
enum class errc {
    /// A name, duration, option or URL is out of range, or a server is not what it was given as
    /// (Cluster, sentinel); no lock was asked for. Or a server cannot do what lock_options::fsync
    /// needs; the lock was released again.
    invalid_argument = 1,
    timed_out,        ///< The wait ran out and somebody else still held the lock.
    node_unavailable, ///< A node could not be reached, or gave no answer in time.
    no_quorum,        ///< Too few of several nodes answered to decide; the message names each.
    access_denied,    ///< Wrong password or missing rights (NOAUTH, WRONGPASS, NOPERM).
    script_denied,    ///< The server does not let this user run scripts.
    wrong_type,       ///< The key is no lock of this kind, or its counter is none (WRONGTYPE).
    read_only,        ///< The server refuses writes: it is a replica (READONLY), or cannot save
                      ///< its data (MISCONF).
    out_of_memory,    ///< The server refuses writes for want of memory (OOM).
    /// The server cannot serve just now (LOADING, BUSY, MASTERDOWN, TRYAGAIN, CLUSTERDOWN), or so
    /// many acquires wait in line that this one was not sent, or it has not written a lock to its
    /// disk in time.
    server_busy,
    not_enough_replicas, ///< The server refuses writes without replicas (NOREPLICAS), or fewer have
                         ///< a lock in time than lock_options::replicas.
    server_error,        ///< Any other error reply; the message quotes it.
    lease_lost,          ///< The lease was lost before; somebody else may hold the lock.
    not_held,            ///< The lease is empty, moved-from or already released. Or the holder from
                         ///< whom a lock is to be taken away does not have it.
    client_closed,       ///< The client was closed or destroyed.
    redirected, ///< A Redis Cluster has no database but 0. Or a proxy hides that it stands before a
                ///< Cluster, and passes on what only a Cluster says (MOVED, ASK, CROSSSLOT).
    forked,     ///< Begun before a fork, in the parent; or the child has not called notify_fork().
};

/// The questions that callers ask of an error: `if (ec == condition::retryable)`.
enum class condition {
    contention = 1, ///< Somebody else has the lock: timed_out.
    retryable,      ///< A later attempt may well succeed: contention, or a node in passing trouble.
    lease_gone,     ///< The lease protects nothing any more: lease_lost, not_held, forked.
};

/// The category of `errc`, named "colock". Its messages are those of the error alone.
COLOCK_EXPORT boost::system::error_category const& error_category() noexcept;

/// The category of `condition`, named "colock.condition".
COLOCK_EXPORT boost::system::error_category const& condition_category() noexcept;

COLOCK_EXPORT error_code make_error_code(errc e) noexcept;
COLOCK_EXPORT boost::system::error_condition make_error_condition(condition c) noexcept;

/// The same error, with a message that goes on with `: detail`.
///
/// The result compares equal to `make_error_code(e)`. An error_code owns nothing, so the texts are
/// kept for the life of the process, each once, in 1 MiB at most. When that is full, a new message
/// says only which field or nodes it is about, `field: ...` or `node: ...; node: ...`; when those
/// have filled their share, 64 KiB, it is that of the plain error. More than 4 KiB are shortened so
/// at once.
/// Thread safety: any thread.
COLOCK_EXPORT error_code make_error_code(errc e, std::string_view detail);

} // namespace colock

namespace boost::system {

template <>
struct is_error_code_enum<colock::errc> : std::true_type {
};

template <>
struct is_error_condition_enum<colock::condition> : std::true_type {
};

} // namespace boost::system
