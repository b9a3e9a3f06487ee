-- Acquires a plain lock, or confirms that this lock_id has it already.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock
-- ARGV[1] lock_id   ARGV[2] ttl, ms
-- Returns {1, fencing token} if granted, {0, remaining ttl in ms, or -1 without one} if not.
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
local token = tonumber(redis.call('GET', KEYS[2]) or 0) or 0
if not holder or token == 0 then
    -- The clock keeps the tokens growing when the counter has expired, the counter when the clock
    -- was set back.
    local now = redis.call('TIME')
    token = math.max(token + 1, now[1] * 1000000 + now[2])
    -- It outlives every lease that can still be extended.
    redis.call('SET', KEYS[2], string.format('%.0f', token), 'PX', 2 * ARGV[2] + 3600000)
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
-- A write ends the tracking of a key. This read starts it again: the holder wants to know too.
redis.call('GET', KEYS[1])
return {1, token}
