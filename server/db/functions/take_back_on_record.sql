-- Takes a vehicle back, with the damages that were found and who signed for it. `p_repair` takes the vehicle out of service from now
-- on; where it is reserved then, it is back all the same.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers as take_back does, or 'damage reused' when a damage's id is taken.
CREATE OR REPLACE FUNCTION take_back_on_record(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_note text, p_administrator_id integer,
	p_hours integer, p_billed_until timestamptz, p_lines jsonb, p_expected_price numeric,
	p_damages jsonb, p_signature jsonb, p_repair jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	made integer;
BEGIN
	PERFORM lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	IF is_damage_noted(p_damages) THEN
		outcome := 'damage reused';
		RETURN;
	END IF;
	SELECT "done"."outcome", "done"."price" INTO outcome, price
		FROM take_back(
			p_customer_id, p_reservation_id, p_version, p_vehicle_id, p_at, p_mileage_km, p_fuel_eighths, p_note, p_administrator_id,
			p_hours, p_billed_until, p_lines, p_expected_price
		) AS "done";
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	PERFORM store_condition(p_reservation_id, p_vehicle_id, 'return', p_at, p_administrator_id, p_damages, p_signature, 'returned');
	IF p_repair IS NOT NULL THEN
		BEGIN
			INSERT INTO "blocks" ("vehicle_id", "starts_at", "ends_at", "reason", "note")
				VALUES (p_vehicle_id, date_trunc('second', now()), (p_repair ->> 'until')::timestamptz, 'repair', p_repair ->> 'note')
				RETURNING "id" INTO made;
			UPDATE "counter_steps" SET "block_id" = made WHERE "reservation_id" = p_reservation_id AND "kind" = 'return';
		EXCEPTION WHEN exclusion_violation THEN
			made := NULL;
		END;
	END IF;
END $$;
