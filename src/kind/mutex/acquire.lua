-- Acquires a plain lock, or confirms that this lock_id has it already.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock
-- ARGV[1] lock_id   ARGV[2] ttl, ms   ARGV[3] life of the counter, ms
-- ARGV[4] how many fencing tokens to reserve, or 0
-- Returns {1, first fencing token or 0} if granted, {0, remaining ttl in ms, or -1 without one} if not.
local now = redis.call('TIME')

-- The value of a counter from which there are tokens left. Lua's numbers are exact below 2^53.
local function number(text)
    local value = type(text) == 'string' and string.find(text, '^%d+$') and tonumber(text)
    return value and value + ARGV[4] < 2 ^ 53 and value
end
local no_counter = 'WRONGTYPE colock: the fencing counter is not a number well below 2^53'

if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    if ARGV[4] == '0' then
        return {1, 0}
    end
    -- The clock keeps the tokens growing when the counter has expired, the counter when the clock was
    -- set back.
    local token = now[1] * 1000000 + now[2]
    local last = string.format('%.0f', token + ARGV[4] - 1)
    local known = redis.pcall('SET', KEYS[2], last, 'PX', ARGV[3], 'GET')
    if not known then
        return {1, token}
    end
    local value = number(known)
    if value then
        if value >= token then
            token = value + 1
            redis.call('SET', KEYS[2], string.format('%.0f', value + ARGV[4]), 'PX', ARGV[3])
        end
        return {1, token}
    end
    -- Not granted, so that no smaller token follows a greater one, and all is as before.
    redis.call('DEL', KEYS[1])
    if type(known) == 'string' then
        redis.call('SET', KEYS[2], known, 'PX', ARGV[3])
    elseif not string.find(known.err, '^WRONGTYPE') then
        return known
    end
    return {err = no_counter}
end
-- This read makes the server tell this client of the next change of the key.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
local token = 0
if ARGV[4] ~= '0' then
    local value = number(redis.call('GETEX', KEYS[2]) or '0')
    if not value then
        return {err = no_counter}
    end
    token = math.max(value - ARGV[4] + 1, 0)
end
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return {1, token}
