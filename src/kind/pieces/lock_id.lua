-- A pattern that lock_ids match, and what else is in a reentrant lock's hash does not.
local lock_id = '^%x%x%x%x%x%x%x%x%-%x%x%x%x%-%x%x%x%x%-%x%x%x%x%-%x%x%x%x%x%x%x%x%x%x%x%x$'
