-- Until when grants of a server's reign do not count: the client that meets the reign first sets
-- that, and all others keep to it.
-- KEYS[1] marker of the reign
-- ARGV[1] how long grants do not count from now on, ms, if nobody has said so yet
-- Returns {1, for how long they still do not count, ms}.

local now = redis.call('TIME')
now = now[1] * 1000 + math.floor(now[2] / 1000)
-- A reign may last long, and a client that meets it late is not to wait once more. So its marker
-- lives for a year after it was last asked for.
local life = 31622400000
local until_then = tonumber(redis.call('GET', KEYS[1]))
if until_then then
    -- A server that refuses writes can still say what it knows.
    redis.pcall('PEXPIRE', KEYS[1], life)
else
    until_then = now + ARGV[1]
    redis.call('SET', KEYS[1], string.format('%.0f', until_then), 'PX', life)
end
return {1, math.max(until_then - now, 0)}
