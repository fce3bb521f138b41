-- Works out anew what is paid of a reservation's invoices and claims: payments fill the oldest first, and what a later one takes back counts
-- as paid. What was cancelled has no balance.
-- Called by issue_invoice, cancel_invoice and settle_by_payment.
-- Locks nothing: its callers hold the reservation.
CREATE OR REPLACE FUNCTION settle_invoices(p_reservation_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "invoice_balances" USING "invoices" AS "taking_back"
		WHERE "taking_back"."reservation_id" = p_reservation_id AND "invoice_balances"."invoice_id" = "taking_back"."cancels_id";
	INSERT INTO "invoice_balances" ("invoice_id", "paid", "open")
		SELECT "id", "paid", greatest(0, "gross" - "paid") FROM (
			SELECT "id", "gross", least(greatest("gross", 0), greatest(0, "credit" - coalesce(sum(greatest("gross", 0)) OVER (
				ORDER BY "id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS "paid"
			FROM (
				SELECT "id", "gross", (SELECT "paid" FROM "reservations" WHERE "id" = p_reservation_id) - sum(least("gross", 0)) OVER () AS "credit"
				FROM "invoices" WHERE "reservation_id" = p_reservation_id AND "cancels_id" IS NULL
					AND NOT EXISTS (SELECT FROM "invoices" AS "taking_back" WHERE "taking_back"."cancels_id" = "invoices"."id")
			) AS "live"
		) AS "settled"
		ON CONFLICT ("invoice_id") DO UPDATE SET "paid" = excluded."paid", "open" = excluded."open"
			WHERE ("invoice_balances"."paid", "invoice_balances"."open") <> (excluded."paid", excluded."open");
END $$;
