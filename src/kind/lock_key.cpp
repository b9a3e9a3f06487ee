// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/lock_key.hpp"

#include "base/invalid.hpp"
#include "base/planted.hpp"
#include "core/hash_slot.hpp"
#include "kind/kind.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace colock::detail {

namespace {

constexpr std::size_t longest_name = 4096;

/// Ends each counter's key, and no lock's.
constexpr std::string_view mark = ":colock:fence";
/// Begins each of Redisson's counters, and no lock's key.
constexpr std::string_view redisson_counter = "redisson_lock_token";
/// Added to a lock's key that could be taken for a counter's: at its end, or in front where it
/// could be taken for Redisson's.
constexpr char escape = '~';

bool to_be_escaped(std::string_view key)
{
    return key.substr(0, key.find_last_not_of(escape) + 1).ends_with(mark) &&
           !planted(bug::marked_name_not_escaped);
}

bool to_be_escaped_in_front(std::string_view key)
{
    key.remove_prefix(std::min(key.find_first_not_of(escape), key.size()));
    return key.starts_with(redisson_counter) &&
           key.substr(redisson_counter.size()).starts_with(':');
}

/// The forms differ before the mark, so that a counter's key shows of which lock's key it was made.
std::string counter_of(std::string const& lock)
{
    std::string key;
    if (!hash_tag_of(lock).empty())
        key.append(lock).append(":");
    else if (lock.find('}') == lock.npos)
        key.append("{").append(lock).append("}");
    else
        key.append("{").append(tag_of_slot(slot_of(lock))).append("}").append(lock).append("!");
    return key.append(mark);
}

// Names after RedissonLock::getChannelName(), RedissonFencedLock::tokenName and
// RedissonObject::prefixName() in https://github.com/redisson/redisson at
// 66863978b4a92093b97c1f8c96f182a77e81d50e
std::string redisson_name(std::string_view what, std::string_view key)
{
    std::string result{what};
    bool const tagged = key.find('{') != key.npos;
    result.append(tagged ? ":" : ":{").append(key).append(tagged ? "" : "}");
    return result;
}

/// The lock's key and its counter's, in the form of arguments.
std::string both_arguments(std::string_view prefix, std::string_view name, token_counter counter)
{
    std::string key;
    key.reserve(prefix.size() + name.size() + 1);
    key.append(prefix).append(name);
    if (to_be_escaped_in_front(key))
        key.insert(0, 1, escape);
    if (to_be_escaped(key))
        key += escape;
    std::string both;
    append_bulk(both, key);
    append_bulk(both, counter == token_counter::colock ? counter_of(key)
                                                       : redisson_name(redisson_counter, key));
    both.shrink_to_fit();
    return both;
}

/// One key in the place of both.
std::string twice(std::string_view key)
{
    std::string both;
    append_bulk(both, key);
    append_bulk(both, key);
    return both;
}

/// What is in the argument that `text` begins with: after its size and before the end of its line.
std::string_view content(std::string_view text)
{
    auto const digits = text.find('\r');
    std::size_t size = 0;
    std::from_chars(text.data() + 1, text.data() + digits, size);
    return text.substr(digits + 2, size);
}

} // namespace

void check_name(std::string_view name)
{
    if (name.empty())
        throw_invalid("mutex name: must not be empty");
    if (name.size() > longest_name) {
        throw_invalid("mutex name: " + std::to_string(name.size()) + " bytes are more than " +
                      std::to_string(longest_name));
    }
}

lock_key::lock_key(detail::kind const& what, std::string_view prefix, std::string_view name,
                   std::shared_ptr<owner_state> for_owner, std::uint32_t how_much,
                   token_counter whose, durability needed)
    : arguments{both_arguments(prefix, name, whose)}, prefix_size{static_cast<std::uint32_t>(
                                                          prefix.size())},
      weight{how_much}, kind{&what}, counter{whose}, durable{needed}, owner{std::move(for_owner)}
{
    key = content(arguments);
    fence_key = content(fence_key_argument());
}

lock_key::lock_key(apart which)
    : arguments{twice(std::string{which.name}.append(mark))},
      prefix_size{0}, weight{1}, kind{&mutex_kind}, counter{token_counter::colock}, durable{}
{
    key = content(arguments);
    fence_key = content(fence_key_argument());
}

lock_key::lock_key(std::string_view prefix, std::string_view name)
    : lock_key{prefix, name, token_counter::colock}
{
}

// A mutex is the simplest, and the scripts that ask about a name are the same for all.
lock_key::lock_key(std::string_view prefix, std::string_view name, token_counter whose)
    : lock_key{mutex_kind, prefix, name, nullptr, 1, whose}
{
}

lock_key::lock_key(std::string_view prefix, std::string_view name,
                   std::shared_ptr<owner_state> for_owner, token_counter whose)
    : lock_key{reentrant_kind, prefix, name, std::move(for_owner), 1, whose}
{
}

std::string_view lock_key::name() const
{
    auto const begin = prefix_size + to_be_escaped_in_front(key);
    return key.substr(begin, key.size() - begin - to_be_escaped(key));
}

meeting lock_key::meets(lock_key const& held) const
{
    return same_kind_as(held) ? kind->meets(held, *this) : meeting::excludes;
}

bool lock_key::interchangeable_with(lock_key const& other) const
{
    return same_kind_as(other) && weight == other.weight && durable == other.durable &&
           (owner == other.owner || planted(bug::owners_mixed_up));
}

// The message that the scripts publish on it, '0', is from Redisson's LockPubSub.
std::string lock_key::channel() const
{
    return redisson_name("redisson_lock__channel", key);
}

} // namespace colock::detail
