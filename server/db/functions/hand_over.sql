-- Hands a vehicle over, to one customer at a time. One that is past due on `p_today` needs a reason.
-- Called by hand_over_on_record, and by servers from before it.
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'closed', 'handed over', 'out' (with another customer) or 'past due'.
CREATE OR REPLACE FUNCTION hand_over(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_licence_seen boolean, p_note text, p_reason text, p_administrator_id integer, p_today date,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NOT NULL THEN 'handed over'
		WHEN is_out_with_others(p_vehicle_id, p_reservation_id) THEN 'out'
		WHEN p_reason IS NULL AND EXISTS (
			SELECT FROM "vehicles" WHERE "id" = p_vehicle_id AND least("inspection_due_on", "safety_check_due_on") < p_today
		) THEN 'past due'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		PERFORM store_step(terms, 'hand-over', p_at, p_mileage_km, p_fuel_eighths, p_licence_seen, p_note, p_reason, p_administrator_id);
		UPDATE "reservations" SET "picked_up_at" = p_at WHERE "id" = p_reservation_id;
	END IF;
END $$;
