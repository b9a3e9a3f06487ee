-- Extends many mutexes, each as extend.lua does one.
-- KEYS[2 * i - 1] lock   KEYS[2 * i] its fencing counter
-- ARGV[1] ttl, ms   ARGV[2] life of the counters, ms   ARGV[2 + i] lock_id
-- Returns {1, 1}, or {1, 0} if some last for longer anyhow, then for each that was not extended: i,
-- and the remaining ttl in ms, or -2 if nobody has it, or -3 if its key is on another server (see
-- pieces/batch.lua).

-- include: pieces/batch.lua
-- include: pieces/lengthen.lua
-- include: pieces/read.lua
local answer, extended, locks = {1, 1}, {}, {}
local ttl, life = tonumber(args[1]), tonumber(args[2])
-- This read makes the server track the keys before they are changed: so it is sure to tell this
-- client of each change, once.
for i = 1, #keys, 2 do
    locks[#locks + 1] = keys[i]
end
track(locks)
for i = 1, #locks do
    local lock, counter = locks[i], keys[2 * i]
    local gone = elsewhere('GETEX', lock)
    if gone or read('GETEX', lock) ~= args[2 + i] then
        answer[#answer + 1] = i
        answer[#answer + 1] = gone and -3 or redis.call('PTTL', lock)
    else
        if not lengthen(lock, ttl) then
            answer[2] = 0
        end
        -- A counter that is elsewhere is left out: it outlives one missed extension.
        if not elsewhere('GETEX', counter) then
            lengthen(counter, life)
        end
        extended[#extended + 1] = lock
    end
end
-- include: pieces/track_and_answer.lua
