-- Extends a mutex that this lock_id has. Never recreates it, needs no memory.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock, or none
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms
-- Returns {1, 1} if extended, {1, 0} if it lasts for longer anyhow, {0, remaining ttl in ms} if
-- another has it, {0, -2} if nobody has.

-- This read makes the server track the key before it is changed: so it is sure to tell this client
-- of the change, once.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
-- Only ever lengthens, so that one that is late takes nothing away that was promised since.
local changed = 0
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    if KEYS[2] then
        redis.call('PEXPIRE', KEYS[2], ARGV[3])
    end
    changed = 1
end
-- A write ends the tracking of a key. This read makes the server tell the holder of the next
-- change.
redis.call('GET', KEYS[1])
return {1, changed}
