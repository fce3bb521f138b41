-- Deletes a reservation. One that was at the counter or has payments is only hidden, with what was recorded there, because tax
-- law wants it kept; it gives the vehicle free, and nobody is told by mail.
-- Called when administrators delete (server/reservations/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'removed', 'changed' (another version) or 'erased user'.
CREATE OR REPLACE FUNCTION delete_reservation(p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	IF terms."id" IS NULL THEN
		RETURN 'changed';
	END IF;
	IF is_erased(p_customer_id) THEN
		RETURN 'erased user';
	END IF;
	IF terms."picked_up_at" IS NULL AND NOT EXISTS (SELECT FROM "counter_steps" WHERE "reservation_id" = p_reservation_id)
			AND NOT EXISTS (SELECT FROM "payments" WHERE "reservation_id" = p_reservation_id) THEN
		DELETE FROM "reservations" WHERE "id" = p_reservation_id;
	ELSE
		UPDATE "reservations" SET "hidden_at" = now(), "status" = CASE "status" WHEN 'DONE' THEN 'DONE' ELSE 'CANCELLED' END
			WHERE "id" = p_reservation_id;
	END IF;
	RETURN 'removed';
END $$;
