-- Acquires a plain lock, or confirms that this lock_id has it already.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms
-- ARGV[4] how many fencing tokens to reserve, or 0
-- Returns {1, first fencing token or 0} if granted, {0, remaining ttl in ms, or -1 without one} if not.
local now = redis.call('TIME')
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    if ARGV[4] == '0' then
        return {1, 0}
    end
    -- The clock keeps the tokens growing when the counter has expired, the counter when the clock was
    -- set back.
    local token = now[1] * 1000000 + now[2]
    local last = string.format('%.0f', token + ARGV[4] - 1)
    local known = redis.pcall('SET', KEYS[2], last, 'PX', ARGV[3], 'GET')
    if type(known) == 'string' and (tonumber(known) or 0) >= token then
        token = tonumber(known) + 1
        redis.call('SET', KEYS[2], string.format('%.0f', token + ARGV[4] - 1), 'PX', ARGV[3])
    elseif type(known) == 'table' and known.err then
        redis.call('SET', KEYS[2], last, 'PX', ARGV[3])
    end
    return {1, token}
end
-- This read makes the server tell this client of the next change of the key.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
if ARGV[4] == '0' then
    return {1, 0}
end
return {1, math.max((tonumber(redis.call('GETEX', KEYS[2]) or 0) or 0) - ARGV[4] + 1, 0)}
