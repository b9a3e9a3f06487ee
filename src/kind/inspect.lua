-- Asks who has a lock of any kind. Changes nothing.
-- KEYS[1] lock   KEYS[2] fencing counter of the lock, or none
-- Returns {1, 0, type of the key, remaining ttl in ms, fencing counter, holder, how many times it
-- has the lock}; all but the first two are texts.
-- include: pieces/lock_id.lua
local kind = redis.call('TYPE', KEYS[1]).ok
local ttl = redis.call('PTTL', KEYS[1])
local counter = KEYS[2] and redis.pcall('GET', KEYS[2])
if type(counter) ~= 'string' or not string.find(counter, '^%d+$') then
    counter = '0'
end
local holder, count = '', '0'
if kind == 'string' then
    holder, count = redis.call('GETRANGE', KEYS[1], 0, 255), '1'
elseif kind == 'hash' and redis.call('HLEN', KEYS[1]) <= 10000 then
    -- The field of the owner; each lease has one beside it, of another form. Those whose ttl is
    -- over are counted in the owner's field until another is released.
    local time = redis.pcall('TIME')
    local now = time[1] and time[1] * 1000 + math.floor(time[2] / 1000) or 0
    local live = 0
    for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
        if string.find(field, ':%d+$') then
            holder = string.sub(field, 1, 256)
            count = string.sub(redis.call('HGET', KEYS[1], field), 1, 20)
        elseif string.find(field, lock_id) and
            (tonumber(redis.call('HGET', KEYS[1], field)) or 0) >= now then
            live = live + 1
        end
    end
    if live > 0 then
        count = string.format('%.0f', live)
    end
end
return {1, 0, kind, string.format('%.0f', ttl), string.sub(counter, 1, 20), holder, count}
