-- Deletes the oldest rows of the history, at most so many, from before an instant. Their ids are in chronological order. The setting
-- opens the history for this function only, and needs no superuser as `SET` in the definition would.
-- Called by housekeeping (server/housekeeping/purge.ts).
-- Locks the rows that it deletes.
-- Answers how many.
CREATE OR REPLACE FUNCTION purge_history(p_before timestamptz, p_max_rows integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	deleted integer;
BEGIN
	PERFORM set_config('rental.purges_history', 'on', true);
	DELETE FROM "history" WHERE "id" IN (SELECT "id" FROM "history" ORDER BY "id" LIMIT p_max_rows) AND "at" < p_before;
	GET DIAGNOSTICS deleted = ROW_COUNT;
	PERFORM set_config('rental.purges_history', 'off', true);
	RETURN deleted;
END $$;
