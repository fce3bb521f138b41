-- Counts hidden reservations out: lists do not show them.
-- Called by the triggers `added_hidden`, `removed_hidden` and `hidden` on reservations.
-- Locks nothing.
CREATE OR REPLACE FUNCTION count_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "row_counts" VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'DELETE' THEN 1 ELSE -1 END);
	RETURN NULL;
END $$;
