-- Issues an invoice or a claim for lines of a reservation, of the version of which `p_content` was made. `p_lines` is JSON: each line's id,
-- 0 for the rental, with its amount.
-- Called when invoices are issued (server/billing/issue.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation), then the series' row (store_invoice).
-- Answers 'written', 'changed' (another version), 'erased user' or 'invoiced' (one of the lines is), and the invoice's id.
CREATE OR REPLACE FUNCTION issue_invoice(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_prefix text, p_content jsonb, p_lines jsonb, p_administrator_id integer,
	OUT outcome text, OUT invoice_id integer
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN is_erased(p_customer_id) THEN 'erased user'
		WHEN EXISTS (
			SELECT FROM jsonb_to_recordset(p_lines) AS "line"("id" integer)
				JOIN "invoiced_lines" ON "invoiced_lines"."reservation_id" = p_reservation_id AND "invoiced_lines"."line_id" = "line"."id"
		) THEN 'invoiced'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		invoice_id := (store_invoice(p_reservation_id, NULL, p_prefix, p_content, p_administrator_id))."id";
		INSERT INTO "invoiced_lines" ("reservation_id", "line_id", "invoice_id", "amount")
			SELECT p_reservation_id, "id", issue_invoice.invoice_id, "amount"
			FROM jsonb_to_recordset(p_lines) AS "line"("id" integer, "amount" numeric);
		UPDATE "reservations" SET "invoiced" = coalesce("invoiced", 0) + (p_content ->> 'gross')::numeric WHERE "id" = p_reservation_id;
		PERFORM settle_invoices(p_reservation_id);
	END IF;
END $$;
