-- Acquires a plain lock, or confirms that this lock_id has it already.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock
-- ARGV[1] lock_id   ARGV[2] ttl, ms
-- Returns {1, fencing token} if granted, {0, remaining ttl in ms, or -1 without one} if not.

-- What may fail comes before the lock is set, so that an error means: not set.
local now = redis.call('TIME')
local known = redis.pcall('GET', KEYS[2])
local fresh = redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])

-- This read makes the server tell this client of the next change of the key. It comes after the write,
-- which would end that again.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
local token = type(known) == 'string' and tonumber(known) or 0
if fresh or token == 0 then
    -- The clock keeps the tokens growing when the counter has expired, the counter when the clock was
    -- set back. It outlives every lease that can still be extended.
    token = math.max(token + 1, now[1] * 1000000 + now[2])
    redis.call('SET', KEYS[2], string.format('%.0f', token), 'PX', 2 * ARGV[2] + 3600000)
end
if not fresh then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    redis.call('GET', KEYS[1])
end
return {1, token}
