-- Notes money as add_payments does. It raises the reservation's version: whoever has not seen it notes nothing beside it.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers as add_payments, or 'changed' (another version) or 'erased user'.
CREATE OR REPLACE FUNCTION note_payments(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_payments jsonb, p_administrator_id integer,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN is_erased(p_customer_id) AND EXISTS (
			SELECT FROM jsonb_to_recordset(p_payments) AS "noted"("id" uuid)
			WHERE NOT EXISTS (SELECT FROM "payments" WHERE "payments"."id" = "noted"."id")
		) THEN 'erased user'
		ELSE add_payments(terms, CASE WHEN terms."status" = 'CANCELLED' THEN terms."fees" ELSE terms."total_price" END, p_payments, p_administrator_id)
	END;
END $$;
