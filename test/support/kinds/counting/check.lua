-- include: pieces/counting.lua
return mine > 0 and ends > ms and {1, 0} or {0, redis.call('PTTL', KEYS[1])}
