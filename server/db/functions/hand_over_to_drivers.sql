-- Hands a vehicle over as hand_over_on_record does, and says who drives; null leaves that as it was.
-- Called by start_rental, and at the counter of servers of the release before.
-- Locks and answers as hand_over_on_record.
CREATE OR REPLACE FUNCTION hand_over_to_drivers(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_licence_seen boolean, p_note text, p_reason text, p_administrator_id integer, p_today date,
	p_damages jsonb, p_signature jsonb, p_drivers jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
BEGIN
	SELECT "step"."outcome", "step"."price" INTO outcome, price FROM hand_over_on_record(
		p_customer_id, p_reservation_id, p_version, p_vehicle_id,
		p_at, p_mileage_km, p_fuel_eighths, p_licence_seen, p_note, p_reason, p_administrator_id, p_today,
		p_damages, p_signature
	) AS "step";
	IF outcome = 'written' THEN
		UPDATE "reservations" SET "drivers" = p_drivers WHERE "id" = p_reservation_id AND "drivers" <> p_drivers;
	END IF;
END $$;
