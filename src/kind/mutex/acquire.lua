-- Acquires a plain lock, or confirms that this lock_id has it already.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms
-- ARGV[4] how many fencing tokens to reserve, or 0
-- Returns {1, first fencing token or 0} if granted, {0, remaining ttl in ms, or -1 without one} if
-- not.
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
-- The clock keeps the tokens growing when the counter has expired or was restored from an older
-- state, the counter when the clock was set back. GETEX reads without making the server track the
-- key.
local now = redis.call('TIME')
local known = redis.pcall('GETEX', KEYS[2])
local last = 0
if known then
    last = type(known) == 'string' and string.find(known, '^%d+$') and tonumber(known)
end
last = last and math.max(last, now[1] * 1000000 + now[2] - 1)
-- Lua's numbers are exact below 2^53.
if last and last + ARGV[4] < 2 ^ 53 then
    redis.call('SET', KEYS[2], string.format('%.0f', last + ARGV[4]), 'PX', ARGV[3])
    return {1, last + 1}
end
-- Not granted, so that no smaller token follows a greater one, and all is as before.
redis.call('DEL', KEYS[1])
if type(known) == 'table' and not string.find(known.err, '^WRONGTYPE') then
    return known
end
return {err = 'WRONGTYPE colock: the fencing counter is not a number well below 2^53'}
