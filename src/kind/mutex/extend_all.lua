-- Extends many plain locks, each as extend.lua does one.
-- KEYS[2 * i - 1] lock   KEYS[2 * i] its fencing counter
-- ARGV[1] ttl, ms   ARGV[2] life of the counters, ms   ARGV[2 + i] lock_id
-- Returns {1, 1}, or {1, 0} if some last for longer anyhow, and of each that was not extended i and
-- the remaining ttl in ms, or -2 if nobody has it.

-- include: pieces/lengthen.lua
-- include: pieces/read.lua
local answer, extended, locks = {1, 1}, {}, {}
local ttl, life = tonumber(ARGV[1]), tonumber(ARGV[2])
-- A key that is tracked before it is changed: so the change is told to this client, once, and
-- surely.
for i = 1, #KEYS, 2 do
    locks[#locks + 1] = KEYS[i]
end
redis.call('EXISTS', unpack(locks))
for i = 1, #KEYS / 2 do
    local lock = KEYS[2 * i - 1]
    if read('GETEX', lock) ~= ARGV[2 + i] then
        answer[#answer + 1] = i
        answer[#answer + 1] = redis.call('PTTL', lock)
    else
        if not lengthen(lock, ttl) then
            answer[2] = 0
        end
        lengthen(KEYS[2 * i], life)
        extended[#extended + 1] = lock
    end
end
-- include: pieces/track_and_answer.lua
