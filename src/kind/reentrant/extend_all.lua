-- Extends many reentrant locks, each as extend.lua does one.
-- KEYS[2 * i - 1] lock   KEYS[2 * i] its fencing counter
-- ARGV[1] ttl, ms   ARGV[2] life of the counters, ms, or 0 without an end   ARGV[2 * i + 1] lock_id
-- ARGV[2 * i + 2] owner
-- Returns {1, 1}, or {1, 0} if some last for longer anyhow, then for each that was not extended: i,
-- and the remaining ttl in ms if another owner has it, or -2 if none has, or -3 if its key is on
-- another server (see pieces/batch.lua).

-- include: pieces/batch.lua
-- include: pieces/lengthen.lua
-- include: pieces/read.lua
local answer, extended = {1, 1}, {}
local ttl, life = tonumber(args[1]), tonumber(args[2])
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
for i = 1, #keys / 2 do
    local lock, counter, id = keys[2 * i - 1], keys[2 * i], args[2 * i + 1]
    local gone = elsewhere('EXISTS', lock)
    local field = not gone and read('HGET', lock, id)
    local ends = field and tonumber(field) or 0
    if ends < ms then
        -- The owner may still have it with another client; then no other owner has it.
        local still = not gone and read('HGET', lock, args[2 * i + 2])
        answer[#answer + 1] = i
        answer[#answer + 1] = gone and -3 or still and -2 or redis.call('PTTL', lock)
    else
        -- First, because a script that has written may write without memory.
        if not lengthen(lock, ttl) then
            answer[2] = 0
        end
        if ends < ms + ttl then
            redis.call('HSET', lock, id, string.format('%.0f', ms + ttl))
        end
        -- A counter that is elsewhere is left out: it outlives one missed extension.
        if life > 0 and not elsewhere('GETEX', counter) then
            lengthen(counter, life)
        end
        extended[#extended + 1] = lock
    end
end
-- include: pieces/track_and_answer.lua
