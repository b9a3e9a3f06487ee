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

} // namespace

lock_key::lock_key(std::string_view prefix, std::string_view name) : prefix_size{prefix.size()}
{
    key.reserve(prefix.size() + name.size());
    key.append(prefix).append(name);
    fence_key = has_hash_tag(key) ? key + ":fence" : '{' + key + "}:fence";
    append_bulk(key_argument, key);
    append_bulk(fence_key_argument, fence_key);
}

// Names and message after RedissonLock::getChannelName(), RedissonObject::prefixName() and LockPubSub in
// https://github.com/redisson/redisson at 66863978b4a92093b97c1f8c96f182a77e81d50e
lock_key::lock_key(std::string_view prefix, std::string_view name,
                   std::shared_ptr<owner_state> for_owner)
    : lock_key{prefix, name}
{
    kind = layout::reentrant;
    owner = std::move(for_owner);
    channel = "redisson_lock__channel:";
    channel += key.find('{') == key.npos ? '{' + key + '}' : key;
}

} // namespace colock::detail
