// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "planted.hpp"

#include <colock/options.hpp>

#include <boost/uuid/uuid.hpp>
#include <boost/uuid/uuid_io.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace colock::detail {

class client_state;
class owner_state;

/// How a lock is laid out in Redis: each has its scripts.
enum class layout { plain, reentrant };
inline constexpr std::size_t layout_count = 2;

/// What a lock is in Redis. The fencing counter's key is in the hash slot of the lock's: it repeats the
/// lock's hash tag, or makes the whole key its tag. (Only a name with a '}' and no hash tag, which cannot
/// be wrapped, may end up in another slot of a cluster.)
struct lock_key {
    lock_key(std::string_view prefix, std::string_view name);

    /// Of a reentrant lock, as this owner sees it.
    lock_key(std::string_view prefix, std::string_view name,
             std::shared_ptr<owner_state> for_owner);

    lock_key(lock_key const&) = delete;

    std::string_view name() const { return key.substr(prefix_size); }

    /// Whether two leases of this lock may be held at a time.
    bool shared_with(lock_key const& other) const
    {
        return kind == layout::reentrant && other.kind == kind && owner == other.owner;
    }
    /// Whether a lease that was got for one is as good for the other.
    bool interchangeable_with(lock_key const& other) const
    {
        return kind == other.kind && (owner == other.owner || planted(bug::owners_mixed_up));
    }

    /// On which Redisson tells of a release.
    std::string channel() const;

    /// Both as they go over the wire, each as an argument of a command: there may be very many.
    std::string const arguments;
    std::string_view key_argument;
    std::string_view fence_key_argument;
    std::string_view key;
    std::string_view fence_key;
    std::uint32_t prefix_size;
    layout kind = layout::plain;
    std::shared_ptr<owner_state> owner; ///< None in a plain layout.
};

/// The random value that proves ownership: a UUID as text, so that people can read it in the server.
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

/// What a mutex is: a lock at a client, with options.
struct lock_target {
    std::shared_ptr<client_state> client;
    std::shared_ptr<lock_key const> key;
    lock_options options;
};

} // namespace colock::detail
