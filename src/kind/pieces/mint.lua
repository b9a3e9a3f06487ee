-- Reserves fencing tokens above `floor`. Returns the first of them, or nothing and the error; it
-- raises none, as a caller that has written has something to undo. The clock keeps tokens growing
-- when the counter has expired or was restored from an older state, the counter when the clock was
-- set back. `read` is the command that reads the counter. GETEX does not make the server track the
-- key, but counts as a write, after which a script may go on writing when memory is full. So where
-- nothing has been written before, it is GET.
local function mint(counter, tokens, life, floor, read)
    local now = redis.pcall('TIME')
    if now.err then
        return nil, now
    end
    local known = redis.pcall(read, counter)
    local last = 0
    if known then
        last = type(known) == 'string' and string.find(known, '^%d+$') and tonumber(known)
    end
    last = last and math.max(last, now[1] * 1000000 + now[2] - 1, floor)
    -- Lua's numbers are exact below 2^53.
    if last and last + tokens < 2 ^ 53 then
        local value = string.format('%.0f', last + tokens)
        local set
        if life == '0' then
            set = redis.pcall('SET', counter, value)
        else
            set = redis.pcall('SET', counter, value, 'PX', life)
        end
        if set.err then
            return nil, set
        end
        return last + 1
    end
    if type(known) == 'table' and not string.find(known.err, '^WRONGTYPE') then
        return nil, known
    end
    return nil, {err = 'WRONGTYPE colock: the fencing counter is not a number well below 2^53'}
end
