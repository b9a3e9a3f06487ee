-- What a command reads of a lock, or false if the key is of another type: then it is not ours, and
-- the script goes on with the others. Any other error says nothing about the lock, and ends the
-- script. GETEX, for one, is refused like a write where too few replicas are connected.
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
