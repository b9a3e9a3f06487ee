-- Makes a key live for `time`, ms, at least; returns whether that was a change. It reads as little
-- as can be: before Redis 7.2 each read in a script makes the server track all its keys.
local function lengthen(key, time)
    if redis.pcall('PEXPIRE', key, time, 'GT') == 1 then
        return true
    end
    -- GT is new in Redis 7, and leaves alone what has no expiry.
    return redis.call('PTTL', key) < time and redis.call('PEXPIRE', key, time) == 1
end
