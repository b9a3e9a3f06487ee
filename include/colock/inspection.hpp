// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/error.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace colock {

/// Who has a lock.
struct lock_holder {
    /// By the type of the key.
    enum class kind {
        mutex,
        reentrant_mutex, ///< Or Redisson's lock.
        unknown,         ///< The key is of a type that no lock of this library has.
    };

    kind type = kind::unknown; ///< What kind of lock it has.
    /// Of a mutex the lock_id, of a reentrant_mutex what owner::id() returns, of others empty. At
    /// most 256 bytes: other programs may have written anything. Whoever knows a lock_id can
    /// release the lock.
    std::string id;
    /// For a reentrant_mutex: how many clients of its owner have it. Each counts once, however
    /// often it has acquired the lock. For a lock of Redisson: how many times its thread has
    /// acquired it. 1 for a mutex, 0 for an unknown kind.
    std::uint64_t count = 0;
    /// Until it becomes free by itself; nothing where it never does.
    std::optional<std::chrono::milliseconds> ttl;
};

/// What one server says of a lock.
struct node_inspection {
    std::string node; ///< host:port
    error_code error; ///< Why it did not say anything.
    std::optional<lock_holder>
        holder; ///< Empty where the lock is free there or the server did not answer.
    /// The greatest fencing token that it has promised to anybody, whether it was used or not, by
    /// the counter of client_options::lock; 0 where it knows of none, or not any more, or while the
    /// slot of the name is on its way through a Cluster.
    std::uint64_t fencing_counter = 0;
};

/// What the servers said of a lock when they were asked. It may have changed since, so do not
/// decide by it what only the holder of the lock may decide.
struct inspection {
    std::vector<node_inspection> nodes; ///< In the order in which they were given to the client.

    /// Who has the lock: the holder that a majority of the servers names, with the ttl after which
    /// it loses that majority. Nothing if the lock is free, or if no holder has a majority.
    COLOCK_EXPORT std::optional<lock_holder> holder() const;
    /// Whether there is such a holder.
    bool held() const { return holder().has_value(); }

    /// The greatest that a server knows.
    COLOCK_EXPORT std::uint64_t fencing_counter() const;
};

} // namespace colock
