-- Extends many reentrant locks, each as reentrant_extend.lua does one.
-- KEYS[2 * i - 1] lock   KEYS[2 * i] its fencing counter
-- ARGV[1] ttl, ms   ARGV[2 * i] lock_id   ARGV[2 * i + 1] owner
-- Returns {1, 0}, and of each that was not extended i and the remaining ttl in ms if another owner has it,
-- or -2 if none has.
local answer = {1, 0}
local ttl = tonumber(ARGV[1])
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
for i = 1, #KEYS / 2 do
    local lock, counter, id = KEYS[2 * i - 1], KEYS[2 * i], ARGV[2 * i]
    -- What is of another type is not ours, and is no reason not to go on.
    local field = redis.pcall('HGET', lock, id)
    local ends = type(field) == 'string' and tonumber(field) or 0
    local left = redis.call('PTTL', lock)
    if ends < ms then
        local elsewhere = type(redis.pcall('HGET', lock, ARGV[2 * i + 1])) == 'string'
        answer[#answer + 1] = i
        answer[#answer + 1] = elsewhere and -2 or left
    else
        if ends < ms + ttl or left < ttl then
            redis.call('PEXPIRE', lock, math.max(left, ttl))
            redis.call('HSET', lock, id, string.format('%.0f', math.max(ends, ms + ttl)))
            local life = 2 * ttl + 3600000
            if redis.call('PTTL', counter) < life then
                redis.call('PEXPIRE', counter, life)
            end
        end
        redis.call('HGET', lock, id)
    end
end
return answer
