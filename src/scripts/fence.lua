-- Makes the fencing counter of a lock at least as great as what was granted elsewhere.
-- KEYS[1] fencing counter
-- ARGV[1] fencing token   ARGV[2] life of the counter, ms
-- Returns {1, 0}.
local known = tonumber(redis.call('GETEX', KEYS[1]) or 0) or 0
if known < tonumber(ARGV[1]) then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return {1, 0}
