// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace support {

/// The memory of a simulated_server: keys that expire, and who is to be told of their changes.
class simulated_keyspace {
public:
    using connection = std::uint64_t;
    using hash = std::map<std::string, std::string, std::less<>>;
    using value_type = std::variant<std::string, hash>;

    /// A change of which a connection is told.
    struct invalidation {
        connection to;
        std::optional<std::string> key; ///< None: any key may have changed.

        bool operator==(invalidation const&) const = default;
    };

    /// Since 1970, in milliseconds.
    using time = std::int64_t;

    struct entry {
        value_type value;
        std::optional<time> expiry{};

        /// Redis's rule: at its expiry itself, a key is still there.
        bool expired(time now) const { return expiry && now > *expiry; }
    };

    void set_time(std::chrono::microseconds now) { now_ = now; }
    std::chrono::microseconds exact_time() const { return now_; }
    time now() const { return std::chrono::floor<std::chrono::milliseconds>(now_).count(); }

    std::map<std::string, entry, std::less<>> const& entries() const { return entries_; }

    /// Null where there is no such key. Removes it if it has expired, and tells all but `by` of that.
    entry* find(std::string const& key, connection by);

    void set(std::string const& key, entry what, connection by);
    void erase(std::string const& key, connection by);
    void clear();

    /// Removes what has expired, and tells everybody.
    void expire();

    void track(connection who) { tracking_.insert(who); }
    void disconnect(connection who);
    void disconnect_all();

    /// `by` has read a key, which need not exist.
    void was_read(std::string const& key, connection by);

    /// Tells those who have read a key, all but `by`. None of them, `by` included, is told again before
    /// it has read the key again.
    void was_changed(std::string const& key, connection by);

    std::vector<invalidation> take_invalidations() { return std::exchange(invalidations_, {}); }

private:
    static constexpr connection nobody = ~connection{0};

    std::chrono::microseconds now_{0};
    std::map<std::string, entry, std::less<>> entries_;
    std::set<connection> tracking_;
    std::map<std::string, std::set<connection>, std::less<>> readers_;
    std::vector<invalidation> invalidations_;
};

} // namespace support
