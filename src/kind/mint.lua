-- Reserves fencing tokens of a lock, apart from its key: while a slot is on its way from one server
-- of a cluster to another, the two may be on different servers.
-- KEYS[1] fencing counter of the lock
-- ARGV[1] how many   ARGV[2] life of the counter, ms, or 0 without an end; it keeps a longer one
-- ARGV[3] what all of them are to be greater than
-- Returns {1, the first of them}.

-- include: pieces/longer_life.lua
-- include: pieces/mint.lua
local life = longer_life(KEYS[1], ARGV[2])
local token, failed = mint(KEYS[1], tonumber(ARGV[1]), life, tonumber(ARGV[3]), 'GET')
return token and {1, token} or failed
