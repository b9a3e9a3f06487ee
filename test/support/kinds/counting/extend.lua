-- include: pieces/counting.lua
if mine == 0 or ends <= ms then
    return {0, redis.call('PTTL', KEYS[1])}
end
local longer = ends < ms + ARGV[2]
if longer then
    keep(mine, since)
    redis.call('PEXPIRE', KEYS[2], ARGV[3])
end
redis.call('EXISTS', KEYS[1])
return {1, longer and 1 or 0}
