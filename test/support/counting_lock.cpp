// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/counting_lock.hpp"

#include "kind/kind.hpp"
#include "scripts.hpp"

#include <array>

namespace colock::detail {

namespace {

// The key is a hash. For each lock_id, a field has its permits (0 while it waits), when it expires,
// and when it first asked. As for the mutex: KEYS[1] lock, [2] its fencing counter; ARGV[1]
// lock_id, [2] ttl in ms
#define COLOCK_TEST_BEGIN                                                                          \
    "local now = redis.call('TIME')\n"                                                             \
    "local ms = now[1] * 1000 + math.floor(now[2] / 1000)\n"                                       \
    "local function read(text)\n"                                                                  \
    "    local permits, ends, since = string.match(text or '', '(%d+) (%d+) (%d+)')\n"             \
    "    return tonumber(permits or 0), tonumber(ends or 0), tonumber(since or 0)\n"               \
    "end\n"                                                                                        \
    "local function keep(permits, since)\n"                                                        \
    "    local kept = string.format('%d %.0f %.0f', permits, ms + ARGV[2], since)\n"               \
    "    local left = redis.call('PTTL', KEYS[1])\n"                                               \
    "    redis.call('HSET', KEYS[1], ARGV[1], kept)\n"                                             \
    "    if left < tonumber(ARGV[2]) then\n"                                                       \
    "        redis.call('PEXPIRE', KEYS[1], ARGV[2])\n"                                            \
    "    end\n"                                                                                    \
    "end\n"                                                                                        \
    "local mine, ends, since = read(redis.call('HGET', KEYS[1], ARGV[1]))\n"

// ARGV[3] life of the counter, ms   ARGV[4] how many fencing tokens   ARGV[5] permits
constexpr std::string_view acquire = COLOCK_TEST_BEGIN R"lua(
local us = now[1] * 1000000 + now[2]
local begun = since > 0 and since or us
local taken, first, free = 0, true, math.huge
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
    local permits, until_then, waits_since = read(all[i + 1])
    if until_then <= ms then
        redis.call('HDEL', KEYS[1], all[i])
    elseif all[i] ~= ARGV[1] then
        taken = taken + permits
        first = first and (permits > 0 or waits_since > begun)
        free = math.min(free, until_then)
    end
end
if mine == 0 and (not first or taken + ARGV[5] > 2) then
    if since == 0 then
        keep(0, begun)
    end
    return {0, math.min(free - ms, redis.call('PTTL', KEYS[1]))}
end
local token = math.max(us, (tonumber(redis.call('GET', KEYS[2]) or 0)) + 1)
redis.call('SET', KEYS[2], string.format('%.0f', token + math.max(ARGV[4] - 1, 0)), 'PX', ARGV[3])
keep(tonumber(ARGV[5]), begun)
return {1, ARGV[4] == '0' and 0 or token}
)lua";

constexpr std::string_view extend = COLOCK_TEST_BEGIN R"lua(
if mine == 0 or ends <= ms then
    return {0, redis.call('PTTL', KEYS[1])}
end
local longer = ends < ms + ARGV[2]
if longer then
    keep(mine, since)
    redis.call('PEXPIRE', KEYS[2], ARGV[3])
end
redis.call('EXISTS', KEYS[1])
return {1, longer and 1 or 0}
)lua";

constexpr std::string_view check = COLOCK_TEST_BEGIN R"lua(
return mine > 0 and ends > ms and {1, 0} or {0, redis.call('PTTL', KEYS[1])}
)lua";

constexpr std::string_view release = COLOCK_TEST_BEGIN R"lua(
redis.call('HDEL', KEYS[1], ARGV[1])
return mine > 0 and ends > ms and {1, 0} or {0, redis.call('PTTL', KEYS[1])}
)lua";

constinit kind const counting_kind{
    .name = "counting lock",
    .number = 2,
    // Leases are extended and checked one by one: no script does it for many.
    .scripts = {acquire, extend, "", check, "", release, fence_script, inspect_script, mint_script,
                force_release_script, marker_script},
    .most_in_a_batch = 1,
    .hands_over = true,
    .joins = false,
    .has_owners = false,
    .keeps_lock_id = true,
    .always_mints = false,
    .hears_own_acquire = true,
    .meets =
        [](lock_key const& held, lock_key const& wanted) {
            return held.weight + wanted.weight <= 2 ? meeting::beside : meeting::excludes;
        },
    .recognizes = [](std::string_view, std::string_view) { return false; },
    .shown_as = lock_holder::kind::mutex,
    .add_arguments =
        [](command const& what, words& to) {
            add_common_arguments(what, to, [](command const& of, lock_key const& key, words& all) {
                if (of.which != script::acquire)
                    return;
                all.add(of.minting.tokens);
                all.add(key.weight);
            });
        },
    .native = nullptr,
};

constexpr std::array<kind const*, 3> those{&mutex_kind, &reentrant_kind, &counting_kind};

} // namespace

/// The linker takes this in place of the library's own.
constinit std::span<kind const* const> const all_kinds{those};

} // namespace colock::detail

support::counting_lock::counting_lock(colock::client& locks, std::string_view name,
                                      std::uint32_t permits,
                                      std::optional<colock::lock_options> options)
    : basic_mutex{colock::detail::counting_kind, locks, name, nullptr, permits, options}
{
}
