-- Asks whether holders still have their locks, and makes the server tell this client of the next
-- change of each key. Changes nothing itself, so that nobody else is told of anything.
-- KEYS[i] lock
-- ARGV[2 * i - 1] lock_id   ARGV[2 * i] owner
-- Returns {1, 0}, then for each lock without such a field: i, and the remaining ttl in ms if
-- another owner has it, or -2 if none has, or -3 if its key is on another server (see
-- pieces/batch.lua).

-- include: pieces/batch.lua
-- include: pieces/read.lua
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local answer = {1, 0}
for i = 1, #keys do
    local lock = keys[i]
    local gone = elsewhere('EXISTS', lock)
    local field = not gone and read('HGET', lock, args[2 * i - 1])
    local ends = field and tonumber(field) or 0
    if ends < ms then
        -- The owner may still have it with another client; then no other owner has it.
        local still = not gone and read('HGET', lock, args[2 * i])
        answer[#answer + 1] = i
        answer[#answer + 1] = gone and -3 or still and -2 or redis.call('PTTL', lock)
    end
end
return answer
