// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <chrono>
#include <cstddef>
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
        bool own = false;               ///< During a command of that connection.
        bool after_reply = false; ///< It comes after the reply to that command, not before it.

        bool operator==(invalidation const&) const = default;
    };

    /// CLIENT TRACKING ON, alone or with NOLOOP.
    enum class tracking {
        all,
        noloop, ///< Nothing of what changes during a command of the connection itself.
    };

    /// When a connection is told of what its own command has changed.
    enum class echoes {
        after_reply,  ///< Since Redis 7.0.
        before_reply, ///< Redis 6.2.
    };

    /// Values of maxmemory-policy. The others differ from these only in which keys they prefer.
    enum class eviction {
        volatile_ttl, ///< The key that expires first.
        volatile_any, ///< Any that expires.
        allkeys_any,
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

    /// While this number is the same, so are the entries. Those that have expired may still be
    /// there.
    std::uint64_t version() const { return version_; }

    /// Null where there is no such key. Removes it if it has expired, and tells of that.
    entry* find(std::string const& key, connection by);

    void set(std::string const& key, entry what, connection by);
    void erase(std::string const& key, connection by);
    void clear(connection by = nobody);

    /// Removes what has expired, and tells everybody.
    void expire();

    /// The key that a server without memory would evict; `choice`, any number, chooses where it may
    /// be one of several.
    std::optional<std::string> victim(eviction policy, std::uint64_t choice) const;

    /// Evicts a key, as before a command of `by`.
    void evict(std::string const& key, connection by = nobody);

    /// The key goes to another server, and its readers are told, unless `unheard`: not every server
    /// tells.
    void give_away(std::string const& key, simulated_keyspace& to, bool unheard);

    /// Replaces all entries by those of another. Readers are told as by clear().
    void load_from(simulated_keyspace const& other);
    /// Copies one key, which the other must have.
    void load_from(simulated_keyspace const& other, std::string const& key);

    /// The keys evicted since the last call, and what they were.
    std::vector<std::pair<std::string, entry>> take_evicted()
    {
        return std::exchange(evicted_, {});
    }

    void track(connection who, tracking what) { tracking_.insert_or_assign(who, what); }
    void set_echoes(echoes when) { echoes_ = when; }
    void disconnect(connection who);
    void disconnect_all();

    /// `by` has read a key, which need not exist.
    void was_read(std::string const& key, connection by);

    /// During a command of `by`: tells those who have read a key. None of them, told or not, is
    /// told again before it has read the key again.
    void was_changed(std::string const& key, connection by);

    /// Of the keys that somebody has read, forgets so many that no more than `most` are left, and
    /// tells those who have read them as if they had changed, as before a command of `by`. `choose`
    /// is given the number of keys, and returns the index, by the order of names, of the one to
    /// forget.
    void limit_readers(std::size_t most, std::function<std::size_t(std::size_t)> const& choose,
                       connection by = nobody);

    /// The keys of whose changes somebody is told.
    std::vector<std::string> tracked() const;
    bool tracks(connection who, std::string const& key) const;

    std::vector<invalidation> take_invalidations() { return std::exchange(invalidations_, {}); }

    static constexpr connection nobody = ~connection{0};

private:
    enum class moment { before_command, during_command };

    void tell(std::string const& key, connection by, moment when);

    std::chrono::microseconds now_{0};
    std::map<std::string, entry, std::less<>> entries_;
    std::uint64_t version_ = 1;
    std::map<connection, tracking> tracking_;
    echoes echoes_ = echoes::after_reply;
    std::vector<std::pair<std::string, entry>> evicted_;
    std::map<std::string, std::set<connection>, std::less<>> readers_;
    std::vector<invalidation> invalidations_;
};

} // namespace support
