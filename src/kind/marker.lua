-- Until when grants of a server's reign do not count: whoever meets it first says so, and all go by
-- that.
-- KEYS[1] marker of the reign
-- ARGV[1] how long grants do not count from now on, ms, if nobody has said so yet
-- Returns {1, how long they still do not, ms}.

local now = redis.call('TIME')
now = now[1] * 1000 + math.floor(now[2] / 1000)
local until_then = tonumber(redis.call('GET', KEYS[1]))
if not until_then then
    until_then = now + ARGV[1]
    -- Longer than whoever asks may come later. Where it is gone by then, there is a pause again.
    redis.call('SET', KEYS[1], string.format('%.0f', until_then), 'PX', 172800000)
end
return {1, math.max(until_then - now, 0)}
