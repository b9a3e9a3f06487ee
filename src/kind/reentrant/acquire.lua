-- Acquires a reentrant lock for an owner, or confirms that this lock_id has it already.
-- The lock is Redisson's hash: the field of the owner has the count of its lock_ids. Each of these
-- has a field of its own beside it, so that none is counted twice. Its value is the time at which
-- its ttl ends, so that a client that has died is not counted for ever while others keep the lock
-- of the same owner alive.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock, or none: then there is no token
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms, or 0 without an end
-- ARGV[4] owner   ARGV[5] what the token is to be greater than
-- Returns {1, fencing token or 0} if granted. If not, {0, remaining ttl in ms, or -1 without one,
-- for how many ms the first lock_id to end has it yet}. The latter stays as it is where the owner
-- enters its lock again: so those who wait know that it has not changed hands.

-- include: pieces/longer_life.lua
-- include: pieces/mint.lua
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local ends = ms + ARGV[2]
-- This read makes the server tell this client of the next change of the key.
local count = redis.call('HGET', KEYS[1], ARGV[4])
local left = redis.call('PTTL', KEYS[1])
if not count and left ~= -2 then
    local first = left
    -- One that has more is no lock, or one that very many clients of its owner have.
    local few = redis.call('HLEN', KEYS[1]) <= 100
    local fields = few and redis.call('HGETALL', KEYS[1]) or {}
    for i = 2, #fields, 2 do
        local lasts = (tonumber(fields[i]) or 0) - ms
        -- A count of lock_ids is far smaller than any time.
        if lasts > 0 and (first < 0 or lasts < first) then
            first = lasts
        end
    end
    return {0, left, first}
end
local known = count and redis.call('HGET', KEYS[1], ARGV[1])
-- First, since an error here changes nothing.
local token = 0
if KEYS[2] then
    local failed
    token, failed = mint(KEYS[2], 1, longer_life(KEYS[2], ARGV[3]), tonumber(ARGV[5] or 0), 'GET')
    if not token then
        return failed
    end
end
if not count then
    redis.call('HSET', KEYS[1], ARGV[4], 1, ARGV[1], string.format('%.0f', ends))
    -- If the ttl cannot be set, the acquire is answered with an error, and nobody could release the
    -- lock. So it is undone, by whatever command this user is permitted.
    local bounded = redis.pcall('PEXPIRE', KEYS[1], ARGV[2])
    if type(bounded) == 'table' then
        local undone = redis.pcall('DEL', KEYS[1])
        if type(undone) == 'table' then
            undone = redis.pcall('HDEL', KEYS[1], ARGV[4], ARGV[1])
        end
        if type(undone) == 'table' then
            -- It has ended long ago: the next who asks finds nothing.
            redis.pcall('SET', KEYS[1], '', 'PXAT', 1)
        end
        return bounded
    end
    return {1, token}
end
if left < tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
if not known or tonumber(known) < ends then
    redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', ends))
end
if not known then
    redis.pcall('HINCRBY', KEYS[1], ARGV[4], 1)
end
return {1, token}
