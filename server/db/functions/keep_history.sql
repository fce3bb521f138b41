-- Keeps the history as it was written: only purge_history deletes from it.
-- Called by the trigger `kept` on history.
-- Locks nothing. Raises insufficient_privilege.
CREATE OR REPLACE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' OR current_setting('rental.purges_history', true) IS DISTINCT FROM 'on' THEN
		RAISE EXCEPTION 'The history is append-only' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NULL;
END $$;
