// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/error.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace colock {

enum class event_kind {
    connected,    ///< A connection to a node is ready for use.
    disconnected, ///< A connection that was ready is gone; `error` says why.
    /// An attempt to connect failed; `error` says why. It is tried again. Of a Sentinel group also:
    /// none of its sentinels that can be reached says who the master is, or they name, for some
    /// seconds, a replica or an address that nothing can have. Each is said once.
    connect_failed,
    tracking_refused, ///< The node does not offer client tracking: its waiters poll. Said once a
                      ///< node.
    /// The server's run_id has changed, or is no longer told, or is told for the first time; or the
    /// server has become a master, or slots of it have become another's while it could not be
    /// reached: locks may have been forgotten.
    server_restarted,
    renewal_unknown, ///< A renewal, or the extension for an inner lease of an owner, got no answer
                     ///< in time; the lease keeps its deadline, tried again. A renewal still counts
                     ///< when enough answers come later. Of a slow master of a Cluster it is told
                     ///< only when this happens twice in a row.
    lease_lost,      ///< A lease was lost; `error` is errc::lease_lost with its cause.
    not_counted,     ///< A node's grants do not count for now; `error` says why.
    lease_degraded,  ///< A renewal found the lease on fewer nodes than all; said when the number
                     ///< changes.
    release_unknown, ///< A release got no answer; it is repeated until the key must have expired.
    /// The server may evict locks: its maxmemory_policy is not noeviction. Said once a connection.
    eviction_possible,
    /// Servers answer acquires of `name` with errors, or cannot be asked since they, or the
    /// sentinels, refuse the connection by an error that may pass; `error` says with which. It is
    /// tried again where that may help. Said once for each name and period.
    acquire_refused,
    acquire_refusal_ended, ///< They no longer do, or nobody waits for it; `error` is the last
                           ///< cause.
    /// A Sentinel group has another master: `node` has taken the place of `former`, and leases are
    /// verified there. In a Cluster, `node` has the servers that have slots now and had none, and
    /// `former` those that had slots and have none now; each may be empty, or several servers
    /// separated by commas. Told once for all changes that one look at the slots finds, and at most
    /// once a second. Not told: slots that move between servers that both keep some.
    master_changed,
    /// With restart_guard::automatic: a server is not guarded, since it does not offer what that
    /// needs; `error` says what. A fail-over or a restart may grant a lock twice. Said once a
    /// connection. Also, with restart_guard::marker too, of a master of a Cluster that does not
    /// tell whether the others are still masters (CLUSTER INFO). With automatic an old one may then
    /// be relied on for too long. With marker the others may not be relied on at all.
    unguarded,
};

COLOCK_EXPORT std::string_view to_string(event_kind kind) noexcept;

/// Something that happened inside a client. The views are valid only during the call.
struct event {
    event_kind kind; ///< What has happened.
    /// The server, as "host:port" or socket path, as in server_report::address. For an event about
    /// a Cluster or a Sentinel group as a whole, the name of that node, as in node_report::node.
    /// Empty for an event about no node.
    std::string_view node;
    /// The name of the lock; empty where it is about none. It may have any bytes: in a log, escape
    /// what is not printable, so that nobody forges a line of it.
    std::string_view name;
    error_code error;          ///< The cause, where there is one.
    unsigned held_by = 0;      ///< lease_degraded: how many nodes hold the lease,
    unsigned nodes = 0;        ///< of how many.
    std::string_view former{}; ///< master_changed: the former master, named as in `node`.
};

/// One of the servers behind a node.
struct server_report {
    std::string address;    ///< "host:port" or socket path, as it is connected to.
    bool connected = false; ///< Whether a connection is established. The server may hang still.
    std::size_t slots = 0;  ///< In a Cluster: how many of its slots it has, as far as is known.
    /// Why there is no connection, where one was lost or could not be made. Or why the server's
    /// grants do not count: too few other masters of its Cluster, or too few sentinels, name it as
    /// a master.
    error_code error;
};

/// How the last command to a node that has ended went, and which servers are behind the node.
struct node_report {
    std::string node; ///< "host:port" or socket path; see node_address::label().
    error_code error; ///< What stood in the way; none if it answered, or has not been asked yet.
    std::chrono::nanoseconds latency{}; ///< From sending to the answer or the connection's end.
    /// Whether its grants count: see client_options::guard. False for a Cluster if the grants of
    /// one of its servers do not count, and for a Sentinel group of which too few sentinels name
    /// the master.
    bool counted = true;
    /// The servers behind the node, as of now. For a single server, that one. For a Sentinel group,
    /// its master, once one is known. For a Cluster, the masters that are known, and every other
    /// server that this client has a link to: the servers that were given, until it knows the
    /// masters; and a server that is being given its first slots.
    std::vector<server_report> servers{};
};

/// Called with each event, one at a time and in their order, by a thread that runs the client's
/// executor.
///
/// It is never called from inside an operation that is being started or a lease that is being
/// destroyed, so it may lock what their callers have locked, and start operations itself. Where one
/// thread runs the executor, an event is heard before the handlers of the operations that end
/// because of it. The handlers may run meanwhile where several do, or where the events told before
/// took longer than ten milliseconds. It should return soon: the events behind it wait in memory.
///
/// What was told before the client's end is still heard after it; nothing is once the executor's
/// context is being destroyed. An exception that escapes ends the process: std::terminate() is
/// called.
using event_handler = std::function<void(event const&)>;

} // namespace colock
