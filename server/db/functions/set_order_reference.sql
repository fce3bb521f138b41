-- Says what the customer wants to read on the invoice, also after the rental: what was issued before stays as it was.
-- Called at the counter and for customers (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version) or 'erased user'.
CREATE OR REPLACE FUNCTION set_order_reference(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_order_number text, p_cost_centre text,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN is_erased(p_customer_id) THEN 'erased user'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		UPDATE "reservations" SET "order_number" = p_order_number, "cost_centre" = p_cost_centre WHERE "id" = p_reservation_id
			AND ("order_number", "cost_centre") IS DISTINCT FROM (p_order_number, p_cost_centre);
	END IF;
END $$;
