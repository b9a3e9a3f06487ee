-- Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
-- Asks whether holders still have their locks, and makes the server tell this client of the next
-- change of each key. Changes nothing itself, so that nobody else is told of anything.
-- KEYS[i] lock
-- ARGV[i] lock_id
-- Returns {1, 0}, and for each lock that has another value i and the remaining ttl in ms, or -2 if
-- nobody has it.

-- include: pieces/read.lua
-- One read for all, since before Redis 7.2 each read in a script makes the server track all its
-- keys. GETEX does not count as one.
redis.call('EXISTS', unpack(KEYS))
local answer = {1, 0}
for i = 1, #KEYS do
    if read('GETEX', KEYS[i]) ~= ARGV[i] then
        answer[#answer + 1] = i
        answer[#answer + 1] = redis.call('PTTL', KEYS[i])
    end
end
return answer
