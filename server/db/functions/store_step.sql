-- Stores a step at the counter. The vehicle's mileage follows its newest reading.
-- Called by hand_over_on_record, record_no_show and take_back_on_record.
-- Locks nothing: its callers hold the reservation and the vehicle.
CREATE OR REPLACE FUNCTION store_step(
	p_reservation "reservations", p_step text, p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_licence_seen boolean,
	p_note text, p_reason text, p_administrator_id integer
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	former integer;
BEGIN
	SELECT "mileage_km" INTO former FROM "vehicles" WHERE "id" = p_reservation."vehicle_id";
	IF p_mileage_km IS DISTINCT FROM former AND p_mileage_km IS NOT NULL AND NOT is_read_later(p_reservation."vehicle_id", p_at) THEN
		UPDATE "vehicles" SET "mileage_km" = p_mileage_km WHERE "id" = p_reservation."vehicle_id";
	END IF;
	INSERT INTO "counter_steps"
		("reservation_id", "kind", "at", "mileage_km", "fuel_eighths", "licence_seen", "note", "reason", "former_mileage_km", "by_user_id")
		VALUES (p_reservation."id", p_step, p_at, p_mileage_km, p_fuel_eighths, p_licence_seen, p_note, p_reason, former,
			(SELECT "id" FROM "users" WHERE "id" = p_administrator_id));
END $$;
