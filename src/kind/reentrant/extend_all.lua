-- Extends many reentrant locks, each as extend.lua does one.
-- KEYS[2 * i - 1] lock   KEYS[2 * i] its fencing counter
-- ARGV[1] ttl, ms   ARGV[2] life of the counters, ms, or 0 without an end   ARGV[2 * i + 1] lock_id
-- ARGV[2 * i + 2] owner
-- Returns {1, 1}, or {1, 0} if some last for longer anyhow, and of each that was not extended i and
-- the remaining ttl in ms if another owner has it, or -2 if none has.

-- include: pieces/lengthen.lua
-- include: pieces/read.lua
local answer, extended = {1, 1}, {}
local ttl, life = tonumber(ARGV[1]), tonumber(ARGV[2])
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
for i = 1, #KEYS / 2 do
    local lock, id = KEYS[2 * i - 1], ARGV[2 * i + 1]
    local field = read('HGET', lock, id)
    local ends = field and tonumber(field) or 0
    if ends < ms then
        -- With another client, the owner may have it still: nobody else has.
        local elsewhere = read('HGET', lock, ARGV[2 * i + 2])
        answer[#answer + 1] = i
        answer[#answer + 1] = elsewhere and -2 or redis.call('PTTL', lock)
    else
        -- First, because a script that has written may write without memory.
        if not lengthen(lock, ttl) then
            answer[2] = 0
        end
        if ends < ms + ttl then
            redis.call('HSET', lock, id, string.format('%.0f', ms + ttl))
        end
        if life > 0 then
            lengthen(KEYS[2 * i], life)
        end
        extended[#extended + 1] = lock
    end
end
-- include: pieces/track_and_answer.lua
