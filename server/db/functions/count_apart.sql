-- Counts a row out that lists do not show, or back in when its argument is 'back'.
-- Called by the triggers `added_hidden`, `removed_hidden` and `hidden` on reservations, and by `added_retired`, `removed_retired`, `retired`
-- and `reinstated` on vehicles.
-- Locks nothing.
CREATE OR REPLACE FUNCTION count_apart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "row_counts" VALUES (TG_TABLE_NAME, CASE TG_ARGV[0] WHEN 'back' THEN 1 ELSE -1 END);
	RETURN NULL;
END $$;
