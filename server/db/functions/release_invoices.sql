-- Deletes the invoices of all series of years before `p_first_year`, whose years of retention are over, unless one that is kept cancels one
-- of them. The series stay, so that their numbers are never given again. The setting opens the tables for this function only.
-- Called when an administrator releases them (server/billing/release.ts).
-- Locks the series' rows.
-- Answers how many invoices were deleted.
CREATE OR REPLACE FUNCTION release_invoices(p_first_year integer, p_administrator_id integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	deleted integer;
	released text[];
BEGIN
	released := ARRAY(
		SELECT "prefix" FROM "invoice_series"
		WHERE right("prefix", 5) ~ '^\d{4}-$' AND left(right("prefix", 5), 4)::integer < p_first_year AND "released_at" IS NULL
		FOR UPDATE
	);
	released := ARRAY(
		SELECT "prefix" FROM unnest(released) AS "old"("prefix") WHERE NOT EXISTS (
			SELECT FROM "invoices" AS "taking_back" JOIN "invoices" AS "own" ON "own"."id" = "taking_back"."cancels_id"
			WHERE "own"."prefix" = "old"."prefix" AND "taking_back"."prefix" <> ALL (released))
	);
	PERFORM set_config('rental.releases_invoices', 'on', true);
	UPDATE "payments" SET "invoice_id" = NULL FROM "invoices" WHERE "invoices"."id" = "invoice_id" AND "prefix" = ANY (released);
	DELETE FROM "invoice_files" USING "invoices" WHERE "invoices"."id" = "invoice_id" AND "prefix" = ANY (released);
	DELETE FROM "invoice_balances" USING "invoices" WHERE "invoices"."id" = "invoice_id" AND "prefix" = ANY (released);
	DELETE FROM "invoiced_lines" USING "invoices" WHERE "invoices"."id" = "invoice_id" AND "prefix" = ANY (released);
	DELETE FROM "invoices" WHERE "prefix" = ANY (released);
	GET DIAGNOSTICS deleted = ROW_COUNT;
	PERFORM set_config('rental.releases_invoices', 'off', true);
	UPDATE "invoice_series" SET "released_at" = now(), "released_by" = p_administrator_id WHERE "prefix" = ANY (released);
	RETURN deleted;
END $$;
