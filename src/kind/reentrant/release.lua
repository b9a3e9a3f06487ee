-- Releases a reentrant lock that this lock_id has. The lock becomes free with the last lock_id of
-- its owner.
-- KEYS[1] lock
-- ARGV[1] lock_id   ARGV[2] owner   ARGV[3] channel on which Redisson's waiters listen
-- ARGV[4] the command by which it is told there: PUBLISH, or SPUBLISH
-- Returns {1, 0} if released, {0, remaining ttl in ms} if another has it, {0, -2} if nobody has.
-- include: pieces/lock_id.lua
if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then
    return {0, redis.call('PTTL', KEYS[1])}
end
if redis.call('HLEN', KEYS[1]) > 1 then
    -- Whatever else is in the hash, only lock_ids are counted.
    local now = redis.call('TIME')
    local ms = now[1] * 1000 + math.floor(now[2] / 1000)
    local count, last = 0, 0
    local fields = redis.call('HGETALL', KEYS[1])
    for i = 1, #fields, 2 do
        if string.find(fields[i], lock_id) then
            if (tonumber(fields[i + 1]) or 0) < ms then
                redis.call('HDEL', KEYS[1], fields[i])
            else
                count = count + 1
                last = math.max(last, tonumber(fields[i + 1]))
            end
        end
    end
    if count > 0 then
        redis.call('HSET', KEYS[1], ARGV[2], count)
        redis.call('PEXPIRE', KEYS[1], math.max(last - ms, 1))
        return {1, 0}
    end
end
redis.call('DEL', KEYS[1])
-- The lock is free also where this user may not publish; Redisson's waiters then wait for the ttl.
redis.pcall(ARGV[4], ARGV[3], '0')
return {1, 0}
