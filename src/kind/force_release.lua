-- Takes a lock of any kind away from its holder. The holder's client is told of the change, as of
-- any other.
-- KEYS[1] lock
-- ARGV[1] the holder: the value of a mutex, or the owner of a reentrant lock
-- ARGV[2] channel on which Redisson's waiters listen
-- ARGV[3] the command by which it is told there: PUBLISH, or SPUBLISH
-- Returns {1, 0} if released, {0, remaining ttl in ms} if another has it, {0, -2} if nobody has.
local kind = redis.call('TYPE', KEYS[1]).ok
local plain = kind == 'string' and redis.call('GET', KEYS[1]) == ARGV[1]
local counted = kind == 'hash' and redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1
if not plain and not counted then
    return {0, redis.call('PTTL', KEYS[1])}
end
redis.call('DEL', KEYS[1])
if counted then
    -- The lock is free also where this user may not publish.
    redis.pcall(ARGV[3], ARGV[2], '0')
end
return {1, 0}
