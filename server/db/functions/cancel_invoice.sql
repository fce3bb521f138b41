-- Cancels an invoice or a claim by a further one, `p_content`, which takes all of it back. What stood on it can be invoiced again.
-- Called when invoices are cancelled (server/billing/issue.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation), then the series' row (store_invoice).
-- Answers 'written', 'changed' (the reservation is in another version) or 'cancelled' (it was before), and the cancellation's id.
CREATE OR REPLACE FUNCTION cancel_invoice(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_cancels_id integer, p_prefix text, p_content jsonb, p_administrator_id integer,
	OUT outcome text, OUT invoice_id integer
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN EXISTS (SELECT FROM "invoices" WHERE "cancels_id" = p_cancels_id) THEN 'cancelled'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		invoice_id := (store_invoice(p_reservation_id, p_cancels_id, p_prefix, p_content, p_administrator_id))."id";
		DELETE FROM "invoiced_lines" WHERE "invoiced_lines"."invoice_id" = p_cancels_id;
		UPDATE "reservations" SET "invoiced" = "invoiced" + (p_content ->> 'gross')::numeric WHERE "id" = p_reservation_id;
		PERFORM settle_invoices(p_reservation_id);
	END IF;
END $$;
