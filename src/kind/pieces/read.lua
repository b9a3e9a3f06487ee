-- What a command reads of a lock, or false where the key is of another type: that is not ours, and
-- no reason not to go on with the others. Any other error says nothing about the lock. GETEX, for
-- one, is refused like a write where too few replicas are connected.
local function read(...)
    local value = redis.pcall(...)
    if type(value) ~= 'table' then
        return value
    end
    if not string.find(value.err, '^WRONGTYPE') then
        -- Fails again, and the script with it.
        redis.call(...)
    end
    return false
end
