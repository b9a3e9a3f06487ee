-- The key is a hash. For each lock_id, a field has its permits (0 while it waits), when it expires,
-- and when it first asked. As for the mutex: KEYS[1] lock, [2] its fencing counter; ARGV[1]
-- lock_id, [2] ttl in ms
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local function read(text)
    local permits, ends, since = string.match(text or '', '(%d+) (%d+) (%d+)')
    return tonumber(permits or 0), tonumber(ends or 0), tonumber(since or 0)
end
local function keep(permits, since)
    local kept = string.format('%d %.0f %.0f', permits, ms + ARGV[2], since)
    local left = redis.call('PTTL', KEYS[1])
    redis.call('HSET', KEYS[1], ARGV[1], kept)
    if left < tonumber(ARGV[2]) then
        redis.call('PEXPIRE', KEYS[1], ARGV[2])
    end
end
local mine, ends, since = read(redis.call('HGET', KEYS[1], ARGV[1]))
