-- The life to give a counter for which `life` is wanted, ms, or 0 without an end: what is left of
-- its present life if that is longer, since others may use it, too.
local function longer_life(counter, life)
    local rest = redis.call('PTTL', counter)
    if life ~= '0' and rest > tonumber(life) then
        return rest
    end
    return life
end
