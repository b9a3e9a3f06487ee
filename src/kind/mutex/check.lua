-- Asks whether this lock_id has a mutex, and makes the server tell this client of the next
-- change of the key. Changes nothing itself, so that nobody else is told of anything.
-- KEYS[1] lock
-- ARGV[1] lock_id
-- Returns {1, 0} if it has, {0, remaining ttl in ms} if another has it, {0, -2} if nobody has.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return {0, redis.call('PTTL', KEYS[1])}
end
return {1, 0}
