-- Makes the fencing counter of a lock at least as great as the token of a grant, where that has the
-- lock still.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock
-- ARGV[1] lock_id   ARGV[2] fencing token   ARGV[3] life of the counter, ms, or 0 without an end
-- Returns {1, 0}, or {0, 0} if this lock_id does not have the lock.

-- GETEX without options changes nothing, and the key is not tracked for it.
local has = redis.pcall('GETEX', KEYS[1])
if type(has) == 'table' then
    if not string.find(has.err, '^WRONGTYPE') then
        return has
    end
    has = redis.call('HGET', KEYS[1], ARGV[1]) and ARGV[1]
end
if has ~= ARGV[1] then
    return {0, 0}
end
local known = redis.pcall('GETEX', KEYS[2])
if type(known) == 'table' and not string.find(known.err, '^WRONGTYPE') then
    return known
end
local value = 0
local token = tonumber(ARGV[2])
if known then
    value = type(known) == 'string' and string.find(known, '^%d+$') and tonumber(known)
end
-- Such a value may stand for a greater token than the one to be written, and none is written that
-- nobody could count on from.
if not value or value >= 2 ^ 53 or token >= 2 ^ 53 then
    return {err = 'WRONGTYPE colock: the fencing counter is not a number well below 2^53'}
end
if value < token then
    if ARGV[3] == '0' then
        redis.call('SET', KEYS[2], ARGV[2])
    else
        redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
    end
elseif ARGV[3] ~= '0' then
    redis.call('PEXPIRE', KEYS[2], ARGV[3])
end
return {1, 0}
