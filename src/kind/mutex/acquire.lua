-- Acquires a mutex, or confirms that this lock_id has it already.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock, where tokens are wanted
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms
-- ARGV[4] how many fencing tokens to reserve, or 0
-- ARGV[5] what all of them are to be greater than
-- Returns {1, first fencing token or 0} if granted, {0, remaining ttl in ms, or -1 without one} if
-- not.

-- include: pieces/mint.lua
if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    -- This read makes the server tell this client of the next change of the key.
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then
        return {0, redis.call('PTTL', KEYS[1])}
    end
    if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
        redis.call('PEXPIRE', KEYS[1], ARGV[2])
    end
end
if ARGV[4] == '0' then
    return {1, 0}
end
local token, failed = mint(KEYS[2], ARGV[4], ARGV[3], tonumber(ARGV[5] or 0), 'GETEX')
if token then
    return {1, token}
end
-- Not granted: a grant without a token could let a smaller one follow a greater one.
redis.call('DEL', KEYS[1])
return failed
