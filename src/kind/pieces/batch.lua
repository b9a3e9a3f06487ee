-- The keys and the arguments of a batch of locks. The keys that a script is called with have to be
-- in one slot of a cluster; those of several slots are arguments, behind their number. Such a key
-- may be on another server by now: whatever is done with it then is an error, and changes nothing.
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

-- Whether a key cannot be used here. What `command` reads of it does not matter: one of another
-- type is here.
local function elsewhere(command, key)
    local value = spread and redis.pcall(command, key)
    return type(value) == 'table' and not string.find(value.err, '^WRONGTYPE')
end
