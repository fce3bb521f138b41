-- Whether a vehicle is with another customer than that of this reservation.
-- Called by change_reservation, hand_over_on_record, start_rental and undo_counter_step.
-- Locks nothing: its callers hold the vehicle's lock.
CREATE OR REPLACE FUNCTION is_out_with_others(p_vehicle_id integer, p_reservation_id integer)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (
		SELECT FROM "reservations"
		WHERE "vehicle_id" = p_vehicle_id AND "picked_up_at" IS NOT NULL AND "returned_at" IS NULL AND "status" = 'CREATED'
			AND "id" <> p_reservation_id
	)
$$;
