-- Asks whether holders still have their locks, and makes the server tell this client of the next
-- change of each key. Changes nothing itself, so that nobody else is told of anything.
-- KEYS[i] lock
-- ARGV[i] lock_id
-- Returns {1, 0}, then for each lock that has another value: i, and the remaining ttl in ms, or -2
-- if nobody has it, or -3 if its key is on another server (see pieces/batch.lua).

-- include: pieces/batch.lua
-- include: pieces/read.lua
-- GETEX, below, does not make the server track a key.
track(keys)
local answer = {1, 0}
for i = 1, #keys do
    local lock = keys[i]
    local gone = elsewhere('GETEX', lock)
    if gone or read('GETEX', lock) ~= args[i] then
        answer[#answer + 1] = i
        answer[#answer + 1] = gone and -3 or redis.call('PTTL', lock)
    end
end
return answer
