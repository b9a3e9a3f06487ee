-- Releases a mutex that this lock_id has.
-- KEYS[1] lock
-- ARGV[1] lock_id
-- Returns {1, 0} if released, {0, remaining ttl in ms} if another has it, {0, -2} if nobody has.

-- GETEX reads without making the server track the key, which costs it time.
if redis.call('GETEX', KEYS[1]) ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
redis.call('DEL', KEYS[1])
return {1, 0}
