-- The life that a counter is to have when somebody wants `life` for it, ms, or 0 without an end:
-- others may use it, too, and want it for longer.
local function longer_life(counter, life)
    local rest = redis.call('PTTL', counter)
    if life ~= '0' and rest > tonumber(life) then
        return rest
    end
    return life
end
