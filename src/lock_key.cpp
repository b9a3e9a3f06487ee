// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_key.hpp"

#include "node/rendered.hpp"

#include <utility>

namespace colock::detail {

namespace {

bool has_hash_tag(std::string_view key)
{
    auto const open = key.find('{');
    if (open == key.npos)
        return false;
    auto const close = key.find('}', open + 1);
    return close != key.npos && close > open + 1;
}

/// The lock's key and its counter's, in the form of arguments.
std::string both_arguments(std::string_view prefix, std::string_view name)
{
    std::string key;
    key.reserve(prefix.size() + name.size());
    key.append(prefix).append(name);
    std::string both;
    append_bulk(both, key);
    append_bulk(both, has_hash_tag(key) ? key + ":fence" : '{' + key + "}:fence");
    both.shrink_to_fit();
    return both;
}

/// What is in an argument of so many bytes that ends where `text` does.
std::string_view content(std::string_view text, std::size_t size)
{
    return text.substr(text.size() - size - 2, size);
}

} // namespace

lock_key::lock_key(std::string_view prefix, std::string_view name)
    : arguments{both_arguments(prefix, name)}, prefix_size{
                                                   static_cast<std::uint32_t>(prefix.size())}
{
    std::string_view const all = arguments;
    auto const size = prefix.size() + name.size();
    key_argument = all.substr(0, all.find('\n') + 1 + size + 2);
    fence_key_argument = all.substr(key_argument.size());
    key = content(key_argument, size);
    auto const digits = fence_key_argument.find('\n') + 1;
    fence_key = content(fence_key_argument, fence_key_argument.size() - digits - 2);
}

lock_key::lock_key(std::string_view prefix, std::string_view name,
                   std::shared_ptr<owner_state> for_owner)
    : lock_key{prefix, name}
{
    kind = layout::reentrant;
    owner = std::move(for_owner);
}

// Names and message after RedissonLock::getChannelName(), RedissonObject::prefixName() and LockPubSub in
// https://github.com/redisson/redisson at 66863978b4a92093b97c1f8c96f182a77e81d50e
std::string lock_key::channel() const
{
    std::string result{"redisson_lock__channel:"};
    bool const tagged = key.find('{') != key.npos;
    if (!tagged)
        result += '{';
    result += key;
    if (!tagged)
        result += '}';
    return result;
}

} // namespace colock::detail
