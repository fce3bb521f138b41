-- Notes that nobody came for a vehicle, which is free again then. A fee of 0 is none; `p_vat_percent` is its own rate of tax, null for the reservation's.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'closed', 'handed over' or 'before pick-up', and the price.
CREATE OR REPLACE FUNCTION record_no_show(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_hours integer, p_fee numeric, p_vat_percent numeric, p_note text, p_administrator_id integer,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	rental numeric;
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NOT NULL THEN 'handed over'
		WHEN terms."pick_up_at" > now() THEN 'before pick-up'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		rental := agreed_rental(terms, p_hours);
		INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "vat_percent", "source")
			SELECT p_reservation_id, 'no_show', 1, 'flat', p_fee, p_fee, p_vat_percent, 'no-show' WHERE p_fee > 0;
		price := price_with_lines(p_reservation_id, rental);
		PERFORM store_step(
			terms, 'no-show', p_at => now(), p_mileage_km => NULL, p_fuel_eighths => NULL, p_licence_seen => NULL,
			p_note => p_note, p_reason => NULL, p_administrator_id => p_administrator_id
		);
		UPDATE "reservations" SET "no_show_at" = now(), "status" = 'CANCELLED', "vehicle_missing" = false, "total_price" = price WHERE "id" = p_reservation_id;
	END IF;
END $$;
