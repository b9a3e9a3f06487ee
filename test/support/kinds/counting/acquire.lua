-- ARGV[3] life of the counter, ms   ARGV[4] how many fencing tokens   ARGV[5] permits
-- include: pieces/counting.lua
local us = now[1] * 1000000 + now[2]
local begun = since > 0 and since or us
local taken, first, free = 0, true, math.huge
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
    local permits, until_then, waits_since = read(all[i + 1])
    if until_then <= ms then
        redis.call('HDEL', KEYS[1], all[i])
    elseif all[i] ~= ARGV[1] then
        taken = taken + permits
        first = first and (permits > 0 or waits_since > begun)
        free = math.min(free, until_then)
    end
end
if mine == 0 and (not first or taken + ARGV[5] > 2) then
    if since == 0 then
        keep(0, begun)
    end
    return {0, math.min(free - ms, redis.call('PTTL', KEYS[1]))}
end
local token = math.max(us, (tonumber(redis.call('GET', KEYS[2]) or 0)) + 1)
redis.call('SET', KEYS[2], string.format('%.0f', token + math.max(ARGV[4] - 1, 0)), 'PX', ARGV[3])
keep(tonumber(ARGV[5]), begun)
return {1, ARGV[4] == '0' and 0 or token}
