-- Says which number of a series was the last that left the house before a restore. The next invoice gets the one after it; those that the
-- restore did not bring back are noted as a gap.
-- Called by administrators (server/billing/series.ts) and after a restore (server/backup/restore.ts).
-- Locks the series' row.
-- Answers 'written', 'confirmed' (nothing was to be confirmed) or 'too low' (a later one is known).
CREATE OR REPLACE FUNCTION confirm_series(p_prefix text, p_last_number integer, p_administrator_id integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	series "invoice_series";
BEGIN
	SELECT * INTO series FROM "invoice_series" WHERE "prefix" = p_prefix AND "unconfirmed_since" IS NOT NULL FOR UPDATE;
	IF series."prefix" IS NULL THEN
		RETURN 'confirmed';
	ELSIF p_last_number < series."last_number" THEN
		RETURN 'too low';
	ELSIF p_last_number > series."last_number" THEN
		INSERT INTO "invoice_gaps" ("prefix", "from_number", "to_number", "noted_by")
			VALUES (p_prefix, series."last_number" + 1, p_last_number, p_administrator_id);
	END IF;
	UPDATE "invoice_series" SET "last_number" = p_last_number, "unconfirmed_since" = NULL WHERE "prefix" = p_prefix;
	RETURN 'written';
END $$;
