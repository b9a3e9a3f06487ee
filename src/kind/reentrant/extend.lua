-- Extends a reentrant lock that this lock_id has. Never recreates it, needs no memory.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock, or none
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms, or 0 without an end
-- ARGV[4] owner
-- Returns {1, 1} if extended, {1, 0} if it lasts for longer anyhow, {0, remaining ttl in ms} if
-- another owner has it, {0, -2} if none has.
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local ends = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or 0)
local left = redis.call('PTTL', KEYS[1])
if ends < ms then
    -- The owner may still have it with another client; then no other owner has it.
    return {0, redis.call('HGET', KEYS[1], ARGV[4]) and -2 or left}
end
-- Only ever lengthens, so that one that is late takes nothing away that was promised since.
local changed = 0
if ends < ms + ARGV[2] or left < tonumber(ARGV[2]) then
    -- First, because a script that has written may write without memory.
    redis.call('PEXPIRE', KEYS[1], math.max(left, ARGV[2]))
    redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', math.max(ends, ms + ARGV[2])))
    if KEYS[2] and ARGV[3] ~= '0' and redis.call('PTTL', KEYS[2]) < tonumber(ARGV[3]) then
        redis.call('PEXPIRE', KEYS[2], ARGV[3])
    end
    changed = 1
end
-- A write ends the tracking of a key. This read makes the server tell the holder of the next
-- change.
redis.call('HGET', KEYS[1], ARGV[1])
return {1, changed}
