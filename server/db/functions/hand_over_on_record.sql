-- Hands a vehicle over, with the damages that were found and who signed for it.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers as hand_over does, or 'damage reused' when a damage's id is taken.
CREATE OR REPLACE FUNCTION hand_over_on_record(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_licence_seen boolean, p_note text, p_reason text, p_administrator_id integer, p_today date,
	p_damages jsonb, p_signature jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	IF is_damage_noted(p_damages) THEN
		outcome := 'damage reused';
		RETURN;
	END IF;
	SELECT "done"."outcome", "done"."price" INTO outcome, price
		FROM hand_over(
			p_customer_id, p_reservation_id, p_version, p_vehicle_id, p_at, p_mileage_km, p_fuel_eighths, p_licence_seen, p_note, p_reason,
			p_administrator_id, p_today
		) AS "done";
	IF outcome = 'written' THEN
		PERFORM store_condition(p_reservation_id, p_vehicle_id, 'hand-over', p_at, p_administrator_id, p_damages, p_signature, 'handed-over');
	END IF;
END $$;
