-- Says who drives, until the reservation is closed.
-- Called at the counter and for customers (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version) or 'closed'.
CREATE OR REPLACE FUNCTION set_drivers(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_drivers jsonb,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		UPDATE "reservations" SET "drivers" = p_drivers WHERE "id" = p_reservation_id AND "drivers" <> p_drivers;
	END IF;
END $$;
