-- Cancels a reservation for its customer, for a reason or null, and tells them by mail only if `p_tells`.
-- Called when administrators cancel (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'closed' or 'handed over', and the price.
CREATE OR REPLACE FUNCTION cancel_reservation(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_reason text, p_tells boolean,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NOT NULL THEN 'handed over'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		price := terms."total_price";
		PERFORM set_config('rental.untold', CASE WHEN p_tells THEN '' ELSE 'on' END, true);
		UPDATE "reservations" SET "status" = 'CANCELLED', "vehicle_missing" = false, "cancelled_because" = p_reason
			WHERE "id" = p_reservation_id;
		PERFORM set_config('rental.untold', '', true);
	END IF;
END $$;
