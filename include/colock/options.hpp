// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/event.hpp>
#include <colock/node_address.hpp>
#include <colock/operation.hpp>

#include <chrono>
#include <functional>
#include <string>

namespace colock {

/// Which counter on the servers a lock's fencing tokens come from.
enum class token_counter {
    /// A key of colock's own, see lock_options::counter_life.
    colock,
    /// Redisson's `redisson_lock_token:{name}`, without an expiry: tokens grow across holders in
    /// Java that use getFencedLock() and those here. For reentrant mutexes of one node only. The
    /// first that colock mints is far above those that Java counts from 1, and Java counts on from
    /// there. In a Cluster a name with a brace must have a whole tag, as "{a}b": else Redisson's
    /// two keys are in different slots, and the server refuses them.
    redisson,
};

/// How one lock behaves. Every field may differ between mutexes of one client.
struct lock_options {
    /// Life of the key in Redis. A holder that dies keeps the lock for at most this long.
    /// 20 ms to 24 h; with restart_guard::automatic, the default, and with marker at most
    /// client_options::longest_ttl, which is 10 s unless it is set.
    std::chrono::milliseconds ttl{10'000};

    /// Whether the watchdog extends the lease every ttl / 3. Without it the lease ends after the
    /// ttl.
    bool renew = true;

    /// How long renewals go on after the acquire; then the lease runs out. Zero: without limit.
    /// Zero or more; what the clock cannot count, as milliseconds::max(), is without limit too.
    std::chrono::milliseconds max_hold{0};

    /// How long before valid_until() the loss of an unrenewed lease is signalled and valid() turns
    /// false, so that the work has time to stop. Zero: at valid_until() itself. Zero to ttl / 2.
    std::chrono::milliseconds loss_margin{0};

    /// Whether a lease has a fencing token. On several nodes it may cost a second round trip, in
    /// which the greatest of the nodes' tokens is written back to a majority; on one it costs the
    /// server some of its time. Without it fencing_token() is 0, and a mutex is acquired by a plain
    /// `SET key lock_id NX PX ttl`. A reentrant mutex on one node has it always.
    bool fencing = true;

    /// How long the fencing counter of a name is kept on the servers after its last use, beyond
    /// twice the ttl. It takes about 150 bytes of a server's memory for each name that was locked
    /// with fencing in that time: about 6 GB at 10,000 fresh names a second and the default. (The
    /// servers keep it an eighth longer, so that most acquires need not prolong it.) Without
    /// the counter, tokens are minted by the server's clock alone: they still grow, unless it has
    /// been set back meanwhile. The last use decides how long, so all mutexes of a name should have
    /// the same. 0 to 366 days.
    std::chrono::milliseconds counter_life{3'600'000};

    /// Which counter the fencing tokens come from. All mutexes of a name should have the same. With
    /// Redisson's, counter_life is not used: the counter of each name is kept for ever.
    token_counter counter = token_counter::colock;

    /// How many times in a row a released lease goes straight to the next waiter of the same
    /// client, without a round trip. Each holder has a fencing token of its own. Zero: never. Not
    /// where less than two thirds of the ttl are left; with fencing tokens a million times at most.
    /// Mutexes only.
    unsigned hand_offs = 10'000;

    /// How long such a series may last before other clients get their turn. Zero: no hand-offs.
    /// Zero or more; milliseconds::max() is without limit.
    std::chrono::milliseconds hand_off_time{10};

    /// How many replicas of its server must have a grant, or an extension, before it counts (by
    /// WAIT). A fail-over to one of these replicas loses no lock. If this is fewer than the server
    /// has, a replica that lacks the lock may take over. If it is all of them, nothing is granted
    /// or extended after a fail-over until the new master has as many.
    ///
    /// An acquire that too few replicas have in time is repeated, and fails with
    /// not_enough_replicas when its wait is over. An extension leaves valid_until() as it was, and
    /// is tried again. Both take a second round trip, which the locks that wait at the same time
    /// share, and the client has one more connection to each server. All mutexes of a name should
    /// have the same value; acquiring a reentrant lock again does not change it. 0 to 1,000. See
    /// doc/fail-over.md.
    unsigned replicas = 0;

    /// Whether the server must have a grant, or an extension, on its disk before it counts (by
    /// WAITAOF, from Redis 7.2 on). Then no restart loses it. Needs `appendonly yes`; where the
    /// server cannot, acquires fail with invalid_argument. With `appendfsync everysec` each acquire
    /// and each extension takes a second or two, so the ttl should be 10 s or more.
    bool fsync = false;

    /// Throws system_error(errc::invalid_argument) that names the field.
    COLOCK_EXPORT void validate() const;
};

/// What a client does about a server that has restarted, or has taken over, and may have forgotten
/// locks.
enum class restart_guard {
    /// As marker, for each server of a Cluster, of a Sentinel group, or of a client with several
    /// nodes. A single server is not guarded. Nor is one that does not say its master_replid (INFO)
    /// or refuses CLIENT TRACKING: then the event is event_kind::unguarded, and the server is
    /// treated as with run_id. A master of a Cluster that does not answer CLUSTER INFO is taken to
    /// name all others as masters, with the same event.
    automatic,
    /// With several nodes, one whose run_id this client sees change is not counted by acquires
    /// until the longest ttl that the client has used has passed. All clients of a name should use
    /// the same ttl.
    run_id,
    /// Also one that says, when the client connects, that it has been up for less than that, or
    /// does not say how long: for fleets in which clients come and go.
    uptime,
    /// No server is suspected: for those that keep every write across a restart (`appendfsync
    /// always`) and a fail-over (Amazon MemoryDB).
    off,
    /// Any server, also a single one. When it is found to have started or to have become a master,
    /// none of its grants counts until 1.01 times client_options::longest_ttl and 2 s have passed.
    /// Meanwhile acquires wait, and leases go on: they are set again where the new master lacks
    /// them. A lease that has less than 2 s left at that moment ends at its deadline. The user must
    /// be allowed INFO and CLIENT TRACKING: else acquires fail with access_denied. See
    /// doc/fail-over.md.
    marker,
};

/// Turns an address that a server or a sentinel announces into one that the client can reach: see
/// client_options::address_map.
using address_mapper = std::function<node_address::seed(node_address::seed const& told)>;

/// How a client behaves.
struct client_options {
    /// Put in front of every name to make the Redis key. May be empty, 256 bytes at most. A key
    /// that would end with ":colock:fence", as those of the counters do, or with that and some '~',
    /// gets one '~' more; so does, in front, one that begins with "redisson_lock_token:".
    std::string prefix = "lock:";

    /// Shown by CLIENT LIST on the servers. Printable ASCII without spaces; empty: none is set.
    std::string client_name = "colock";

    /// What mutexes of this client use that are made without options of their own.
    lock_options lock{};

    /// How long connecting, including TLS and login, may take. 1 ms to 24 h.
    std::chrono::milliseconds connect_timeout{2'000};

    /// A PING is sent to an idle server this often; one that is silent for twice as long is
    /// disconnected, and so is one that has not ended a message after 10 s. 10 ms to 24 h.
    std::chrono::milliseconds health_check_interval{1'000};

    /// Pause before connecting again: doubles from min to max; each is a random part of that, at
    /// least half. After the loss of a connection that has lasted for a second, the first try is
    /// made at once. 1 ms to 24 h; min <= max.
    std::chrono::milliseconds reconnect_wait_min{10};
    std::chrono::milliseconds reconnect_wait_max{1'000}; ///< See reconnect_wait_min.

    /// How long one attempt waits for a node's answer. The time begins when the command is written,
    /// so waiting in the client because the node owes many answers does not count. Zero: ttl / 10,
    /// at least 5 ms, at most 1 s.
    ///
    /// Some attempts wait longer, if what follows is more. A release, async_inspect() and
    /// async_force_release() wait for 1 s. In a Cluster or a Sentinel group a release waits for the
    /// ttl or 5 s, whichever is shorter, and lease::async_extend() for 5 s, or as long as the lease
    /// is still valid if that is shorter. With lock_options::fsync, an acquire or an extension
    /// waits for ttl / 2 or 3 s, whichever is shorter.
    ///
    /// A node that owes an answer and says nothing for this long (for 1 s where this is zero; for
    /// 0.5 s at most where it owes as many answers as it may) is given no more commands until it
    /// answers. If this process is busy when the time ends, and notices it more than 10 ms late, it
    /// waits once more, for as long as it was late but no longer than the first time: the answer
    /// may be there and still unread. Zero to 24 h.
    std::chrono::milliseconds node_timeout{0};

    /// How often a waiter asks a server that refuses client tracking. Jittered by half. 1 ms to 24
    /// h.
    std::chrono::milliseconds poll_interval{100};

    /// How long async_close() waits: for servers that do not answer, and for all that is to be
    /// released. Then it ends as soon as all holders and waiters have been told, which
    /// takes a moment where there are very many. A busy process waits once more, as with
    /// node_timeout. Zero to 24 h.
    std::chrono::milliseconds drain_timeout{3'000};

    /// How to treat servers that may have forgotten locks. With a single server that is in no
    /// Cluster, only restart_guard::marker has an effect.
    restart_guard guard = restart_guard::automatic;

    /// With restart_guard::automatic and marker: the longest ttl with which any client, in whatever
    /// process, locks the names that this one does. All of them must have the same. A longer ttl is
    /// refused as invalid_argument, with a single server too: whether it is one of a Cluster, its
    /// address does not tell. 20 ms to 24 h.
    std::chrono::milliseconds longest_ttl{10'000};

    /// Turns the addresses that a Cluster or a sentinel announces into those under which the client
    /// can reach the servers, for networks in which the two differ (NAT, containers). Returns its
    /// argument where that is right. Empty: no address is mapped. It is not called for the
    /// addresses that the client is made with.
    ///
    /// Its argument comes from CLUSTER SLOTS, MOVED and ASK, and from what sentinels say of the
    /// master and of each other. Where a server names only its port, the host is the one under
    /// which it was reached. The result is not mapped again. From there on it is all that counts:
    /// two servers that are mapped to one address are one server; reports, events and errors show
    /// it; and with TLS its host is the name that is verified and sent (SNI). But the guard of a
    /// Cluster counts masters by their ids, and of those at one address it can ask only one which
    /// masters it names. If it can ask too few, nothing is granted: use restart_guard::run_id then.
    ///
    /// It is called each time that an address is announced, in a Sentinel group several times a
    /// second. So it should only look into a table, and return the same for the same: a server
    /// under another address is another server to the client. It is called on the client's strand,
    /// by a thread that runs the client's executor, until the client has closed; those of several
    /// clients may run at once. An exception that escapes ends the process: std::terminate() is
    /// called. The client does not connect to a result that is no address.
    address_mapper address_map{};

    /// Hears what happens inside; may be empty. Neither this nor another function of these options
    /// may own the client's io_context: the end of the client would wait for itself.
    event_handler on_event{};

    /// Hears of each operation when it begins and when it ends, for a tracer's spans; may be empty.
    operation_hook on_operation{};

    /// Throws system_error(errc::invalid_argument) that names the field.
    COLOCK_EXPORT void validate() const;
    /// The same for the options of one mutex of such a client.
    COLOCK_EXPORT void validate(lock_options const& of_mutex) const;
};

} // namespace colock
