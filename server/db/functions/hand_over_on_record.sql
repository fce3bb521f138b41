-- Hands a vehicle over, to one customer at a time, with the damages that were found and who signed for it. One that is past due on
-- `p_today` needs a reason.
-- Called by hand_over_to_drivers, and at the counter of servers of the release before.
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'damage reused' (a damage's id is taken), 'changed' (another version), 'closed', 'handed over', 'vehicle missing',
-- 'out' (with another customer) or 'past due'.
CREATE OR REPLACE FUNCTION hand_over_on_record(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_licence_seen boolean, p_note text, p_reason text, p_administrator_id integer, p_today date,
	p_damages jsonb, p_signature jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN is_damage_noted(p_damages) THEN 'damage reused'
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NOT NULL THEN 'handed over'
		WHEN terms."vehicle_missing" THEN 'vehicle missing'
		WHEN is_out_with_others(p_vehicle_id, p_reservation_id) THEN 'out'
		WHEN p_reason IS NULL AND EXISTS (
			SELECT FROM "vehicles" WHERE "id" = p_vehicle_id AND "blocking_due_on" < p_today
		) THEN 'past due'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		PERFORM store_step(terms, 'hand-over', p_at, p_mileage_km, p_fuel_eighths, p_licence_seen, p_note, p_reason, p_administrator_id);
		UPDATE "reservations" SET "picked_up_at" = p_at WHERE "id" = p_reservation_id;
		PERFORM store_condition(p_reservation_id, p_vehicle_id, 'hand-over', p_at, p_administrator_id, p_damages, p_signature, 'handed-over');
	END IF;
END $$;
