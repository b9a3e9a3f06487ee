// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/options.hpp>

#include <boost/uuid/uuid.hpp>
#include <boost/uuid/uuid_io.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace colock::detail {

class owner_state;
struct kind;

/// Throws system_error(errc::invalid_argument) where no lock can have this name.
void check_name(std::string_view name);

/// What must have happened to a grant, and to each of its extensions, before it counts: see
/// lock_options::replicas and lock_options::fsync.
struct durability {
    std::uint16_t replicas = 0;
    bool fsync = false;

    bool any() const { return replicas > 0 || fsync; }
    friend auto operator<=>(durability const&, durability const&) = default;
};

/// What a lease that is held means for another lease of the same name that is wanted.
enum class meeting {
    excludes, ///< The wanted one waits for the end of the held one.
    joins,    ///< It shares the grant of the held one.
    beside,   ///< It may get a grant of its own meanwhile: the servers decide.
};

/// What a lock is in Redis: its key, which is the prefix and the name, and the key of its fencing
/// counter.
///
/// With one prefix, no two names share a key. With any prefixes, no lock's key is a counter's. Both
/// keys of a name are in one hash slot of a cluster. A counter's key ends with ":colock:fence",
/// which no lock's does: where a name ends with that, or with that and some '~', its lock's key has
/// one '~' more. Before the mark, a counter's key is
///   lock:{tag}name:      of a lock that has a hash tag,
///   {lock:name}          of one without any '}', whose whole key becomes the tag,
///   {tag}lock:name}!     of one with a '}' and no tag, which cannot be wrapped; this tag is a text
///                        with the slot of the lock's key.
/// Redisson's counters have names of their own, which are left to it: a lock's key that begins as
/// theirs do, with "redisson_lock_token:" after any number of '~', has one '~' more in front.
struct lock_key {
    lock_key(detail::kind const& what, std::string_view prefix, std::string_view name,
             std::shared_ptr<owner_state> for_owner, std::uint32_t weight, token_counter counter,
             durability needed = {});

    /// Of a mutex.
    lock_key(std::string_view prefix, std::string_view name);

    /// Of a reentrant mutex, as this owner sees it.
    lock_key(std::string_view prefix, std::string_view name, std::shared_ptr<owner_state> for_owner,
             token_counter counter = token_counter::colock);

    /// Of a lock of whatever kind: for what is asked about the name alone.
    lock_key(std::string_view prefix, std::string_view name, token_counter counter);

    /// Of no lock: a key that no lock and no counter can have. It is this name, which must end with
    /// a letter or a digit, and ":colock:fence". No lock's key ends with that, and in no counter's
    /// key it comes after a letter or a digit.
    struct apart {
        std::string_view name;
    };
    explicit lock_key(apart which);

    lock_key(lock_key const&) = delete;

    std::string_view name() const;

    bool same_kind_as(lock_key const& other) const { return kind == other.kind; }
    /// What a lease of `held` means for one of this that is wanted.
    meeting meets(lock_key const& held) const;
    /// Whether a lease that was got for one is as good for the other.
    bool interchangeable_with(lock_key const& other) const;

    /// On which Redisson tells of a release.
    std::string channel() const;

    /// Each as it goes over the wire, as an argument of a command.
    std::string_view key_argument() const
    {
        auto const end = key.data() + key.size() + 2;
        return {arguments.data(), static_cast<std::size_t>(end - arguments.data())};
    }
    std::string_view fence_key_argument() const
    {
        return std::string_view{arguments}.substr(key_argument().size());
    }

    /// Both of these, without spare capacity: there may be very many keys.
    std::string const arguments;
    std::string_view key;
    std::string_view fence_key;
    std::uint32_t prefix_size;
    std::uint32_t weight; ///< How much of the lock a lease has, in kinds that count.
    detail::kind const* kind;
    token_counter counter;
    durability durable;
    std::shared_ptr<owner_state> owner; ///< Null where the kind has none.
};

/// The random value that proves ownership: a UUID as text, so that people can read it in the
/// server.
class lock_id {
public:
    lock_id() = default;
    explicit lock_id(boost::uuids::uuid const& value)
    {
        boost::uuids::to_chars(value, text_.begin(), text_.end());
    }

    std::string_view view() const { return {text_.data(), text_.size()}; }

private:
    std::array<char, 36> text_{};
};

/// A lock, and how it is wanted.
struct wanted_lock {
    std::shared_ptr<lock_key const> key;
    lock_options options;
};

} // namespace colock::detail
