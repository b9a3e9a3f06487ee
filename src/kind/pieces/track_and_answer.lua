-- Ends the script of a batch: `answer`, and the locks that were `extended`.
-- A write ends the tracking of a key. This read makes the server tell the holder of the next
-- change.
if #extended > 0 then
    track(extended)
end
return answer
