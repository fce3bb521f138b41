-- Deletes a reservation, unless its vehicle is with the customer, money was noted for it or an invoice was issued: nothing else would
-- tell of that. One that was at the counter is only hidden, with what was recorded there, because tax law wants it kept. One that is
-- still to come is cancelled first, which tells the customer.
-- Called when administrators delete (server/reservations/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'erased user', 'handed over', 'payments' or 'invoiced'.
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
	IF terms."status" = 'CREATED' AND terms."picked_up_at" IS NOT NULL THEN
		RETURN 'handed over';
	END IF;
	IF EXISTS (SELECT FROM "payments" WHERE "reservation_id" = p_reservation_id) THEN
		RETURN 'payments';
	END IF;
	IF EXISTS (SELECT FROM "invoices" WHERE "reservation_id" = p_reservation_id) THEN
		RETURN 'invoiced';
	END IF;
	UPDATE "reservations" SET "status" = 'CANCELLED', "vehicle_missing" = false WHERE "id" = p_reservation_id AND "status" = 'CREATED';
	IF terms."picked_up_at" IS NULL AND NOT EXISTS (SELECT FROM "counter_steps" WHERE "reservation_id" = p_reservation_id) THEN
		DELETE FROM "reservations" WHERE "id" = p_reservation_id;
	ELSE
		UPDATE "reservations" SET "hidden_at" = now() WHERE "id" = p_reservation_id;
	END IF;
	RETURN 'written';
END $$;
