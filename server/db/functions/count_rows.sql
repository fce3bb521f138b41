-- Counts rows (`row_counts`): a statement that adds or removes rows adds their number to a row of its table that no other
-- transaction holds. It leaves one of its own only where there is none, so that whoever sums them up reads few, however much was
-- booked in the last hour.
-- Called by the triggers `added`, `removed` and `emptied` on users, vehicles, reservations and contact_messages.
-- Locks a row of row_counts that nobody holds; it never waits.
CREATE OR REPLACE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change bigint;
	free tid;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME;
		RETURN NULL;
	END IF;
	SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO change FROM "changed";
	IF change = 0 THEN
		RETURN NULL;
	END IF;
	SELECT ctid INTO free FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME LIMIT 1 FOR UPDATE SKIP LOCKED;
	UPDATE "row_counts" SET "rows" = "rows" + change WHERE ctid = free;
	IF NOT FOUND THEN
		INSERT INTO "row_counts" VALUES (TG_TABLE_NAME, change);
	END IF;
	RETURN NULL;
END $$;
