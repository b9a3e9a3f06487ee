-- Makes the fencing counter of a lock at least as great as what was granted elsewhere.
-- KEYS[1] fencing counter
-- ARGV[1] fencing token   ARGV[2] life of the counter, ms
-- Returns {1, 0}.
local known = redis.pcall('GETEX', KEYS[1])
if type(known) == 'table' and not string.find(known.err, '^WRONGTYPE') then
    return known
end
local value = 0
if known then
    value = type(known) == 'string' and string.find(known, '^%d+$') and tonumber(known)
    -- It may stand for a greater one than this.
    if not value or value >= 2 ^ 53 then
        return {err = 'WRONGTYPE colock: the fencing counter is not a number well below 2^53'}
    end
end
if value < tonumber(ARGV[1]) then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return {1, 0}
