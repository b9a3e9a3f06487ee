-- Takes a lock of any kind away from its holder. For a moment the lock is nobody's, but not free: a
-- holder may give its key back to a server where it is gone, but not where another lock_id has it.
-- KEYS[1] lock
-- ARGV[1] the holder: the value of a mutex, cut at 256 bytes, or the owner of a reentrant lock
-- ARGV[2] lock_id of nobody   ARGV[3] for how long it has the lock, ms
-- ARGV[4] channel on which Redisson's waiters listen
-- ARGV[5] the command by which it is told there: PUBLISH, or SPUBLISH
-- Returns {1, 0} if taken away, {0, remaining ttl in ms} if another has it, {0, -2} if nobody has.
-- include: pieces/lock_id.lua
local kind = redis.call('TYPE', KEYS[1]).ok
local found = false
if kind == 'string' then
    found = redis.call('GETRANGE', KEYS[1], 0, 255) == ARGV[1]
elseif kind == 'hash' and string.find(ARGV[1], ':%d+$') and
    redis.call('HLEN', KEYS[1]) <= 10000 then
    -- A lock that others share has fields of theirs, too.
    local others = false
    for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
        found = found or field == ARGV[1]
        others = others or (field ~= ARGV[1] and not string.find(field, lock_id))
    end
    found = found and not others
end
if not found then
    return {0, redis.call('PTTL', KEYS[1])}
end
redis.call('DEL', KEYS[1])
if kind == 'string' then
    redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
    return {1, 0}
end
redis.call('HSET', KEYS[1], ARGV[2] .. ':0', 1)
-- Without a ttl, nobody could ever release this lock.
local bounded = redis.pcall('PEXPIRE', KEYS[1], ARGV[3])
if type(bounded) == 'table' then
    redis.call('DEL', KEYS[1])
    return bounded
end
-- The lock is taken away also where this user may not publish.
redis.pcall(ARGV[5], ARGV[4], '0')
return {1, 0}
