-- Asks whether this lock_id has a reentrant lock, and makes the server tell this client of the next
-- change of the key. Changes nothing itself, so that nobody else is told of anything.
-- KEYS[1] lock
-- ARGV[1] lock_id   ARGV[2] owner
-- Returns {1, 0} if it has, {0, remaining ttl in ms} if another owner has it, {0, -2} if none has.
local now = redis.call('TIME')
local ends = redis.call('HGET', KEYS[1], ARGV[1])
if ends and tonumber(ends) >= now[1] * 1000 + math.floor(now[2] / 1000) then
    return {1, 0}
end
if redis.call('HGET', KEYS[1], ARGV[2]) then
    return {0, -2}
end
return {0, redis.call('PTTL', KEYS[1])}
