-- Whether a vehicle's mileage was read off at a later time than this.
-- Called by store_step and remove_step.
-- Locks nothing: its callers hold the vehicle's lock.
CREATE OR REPLACE FUNCTION is_read_later(p_vehicle_id integer, p_at timestamptz)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (
		SELECT FROM "counter_steps" AS "step" JOIN "reservations" AS "rental" ON "rental"."id" = "step"."reservation_id"
		WHERE "rental"."vehicle_id" = p_vehicle_id AND "step"."at" > p_at AND "step"."mileage_km" IS NOT NULL
	)
$$;
