-- A statement that adds or removes rows adds their number to a row of its table that no other transaction holds. It leaves one
-- of its own only where there is none, so that whoever sums them up reads few, however much was booked in the last hour.
CREATE OR REPLACE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
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
