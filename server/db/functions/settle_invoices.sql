-- Works out anew what is paid of a reservation's invoices and claims: what was kept of a deposit pays the one that it names, all else fills
-- the oldest first, and what a later one takes back counts as paid. What was cancelled has no balance, and what named it fills the oldest.
-- Called by issue_invoice, cancel_invoice and settle_by_payment.
-- Locks nothing: its callers hold the reservation.
CREATE OR REPLACE FUNCTION settle_invoices(p_reservation_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "invoice_balances" USING "invoices" AS "taking_back"
		WHERE "taking_back"."reservation_id" = p_reservation_id AND "invoice_balances"."invoice_id" = "taking_back"."cancels_id";
	WITH "live" AS (
		SELECT "id", "gross", greatest("gross", 0) AS "due",
			(SELECT "paid" FROM "reservations" WHERE "id" = p_reservation_id) - sum(least("gross", 0)) OVER () AS "credit",
			least(greatest("gross", 0), coalesce((
				SELECT sum("amount") FROM "payments" WHERE "payments"."reservation_id" = p_reservation_id AND "invoice_id" = "invoices"."id"
			), 0)) AS "kept"
		FROM "invoices" WHERE "reservation_id" = p_reservation_id AND "cancels_id" IS NULL
			AND NOT EXISTS (SELECT FROM "invoices" AS "taking_back" WHERE "taking_back"."cancels_id" = "invoices"."id")
	), "named" AS (
		-- A refund may have taken back what was kept.
		SELECT *, least("kept", greatest(0, "credit" - sum("kept") OVER "before" + "kept")) AS "first" FROM "live"
			WINDOW "before" AS (ORDER BY "id")
	), "rest" AS (
		SELECT *, "credit" - sum("first") OVER () AS "further", sum("due" - "first") OVER (ORDER BY "id") - ("due" - "first") AS "older" FROM "named"
	), "settled" AS (
		SELECT "id", "gross", "first" + least("due" - "first", greatest(0, "further" - "older")) AS "paid" FROM "rest"
	)
	INSERT INTO "invoice_balances" ("invoice_id", "paid", "open")
		SELECT "id", "paid", greatest(0, "gross" - "paid") FROM "settled"
		ON CONFLICT ("invoice_id") DO UPDATE SET "paid" = excluded."paid", "open" = excluded."open"
			WHERE ("invoice_balances"."paid", "invoice_balances"."open") <> (excluded."paid", excluded."open");
END $$;
