-- The keys and the arguments of a batch of locks. The KEYS of a script have to be in one slot of a
-- cluster. So keys of several slots are passed as arguments, after their number. Such a key may be
-- on another server by now: any command on it then fails, and changes nothing.
local keys, args, spread = KEYS, ARGV, #KEYS == 0
if spread then
    local last = ARGV[1] + 1
    keys, args = {unpack(ARGV, 2, last)}, {unpack(ARGV, last + 1)}
end

-- Makes the server tell this client of the next change of these keys. One read for all, since
-- before Redis 7.2 each read in a script makes the server track all its keys, and none of those
-- that are arguments.
local function track(some)
    if not spread then
        redis.call('EXISTS', unpack(some))
        return
    end
    for i = 1, #some do
        redis.pcall('EXISTS', some[i])
    end
end

-- Whether a key is on another server: then `command`, which only reads it, fails. If it fails since
-- the key is of another type, the key is here.
local function elsewhere(command, key)
    local value = spread and redis.pcall(command, key)
    return type(value) == 'table' and not string.find(value.err, '^WRONGTYPE')
end
