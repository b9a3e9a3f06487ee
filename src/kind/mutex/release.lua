-- Releases a mutex that one of these lock_ids has.
-- KEYS[1] lock
-- ARGV lock_ids
-- Returns {1, 0} if released, {0, remaining ttl in ms} if another has it, {0, -2} if nobody has.

-- GETEX reads without making the server track the key, which costs it time.
local holder = redis.call('GETEX', KEYS[1])
for i = 1, #ARGV do
    if holder == ARGV[i] then
        redis.call('DEL', KEYS[1])
        return {1, 0}
    end
end
return {0, redis.call('PTTL', KEYS[1])}
