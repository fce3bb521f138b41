-- When a vehicle is brought home after a one-way rental: from the end of the rental and its buffer on, or from the return. Nobody has it
-- then, unless it was home earlier, or something else has it: after a return only what is free is taken, so that none is ever refused.
-- Called by occupy_by_reservation, rebuild_from_rows and end_transfer.
-- Locks nothing: whoever writes reservations holds the vehicle's lock.
-- Answers a range of time, empty for other rentals.
CREATE OR REPLACE FUNCTION transfer_of(p_reservation "reservations") RETURNS tstzrange LANGUAGE plpgsql STABLE AS $$
DECLARE
	is_done boolean := p_reservation."status" = 'DONE';
	start timestamptz := CASE WHEN is_done
		THEN coalesce(p_reservation."returned_at", p_reservation."drop_off_at")
		ELSE p_reservation."drop_off_at" + make_interval(mins => p_reservation."buffer_minutes") END;
	planned tstzrange;
	next timestamptz;
BEGIN
	IF p_reservation."transfer_hours" IS NULL OR p_reservation."status" = 'CANCELLED' OR p_reservation."vehicle_missing"
		OR p_reservation."hidden_at" IS NOT NULL THEN
		RETURN 'empty';
	END IF;
	planned := tstzrange(start, greatest(start, least(start + make_interval(hours => p_reservation."transfer_hours"), p_reservation."transfer_ended_at")));
	IF is_done AND NOT isempty(planned) THEN
		SELECT min(lower("during")) INTO next FROM "occupancies"
			WHERE "vehicle_id" = p_reservation."vehicle_id" AND "during" && planned AND "reservation_id" IS DISTINCT FROM p_reservation."id";
	END IF;
	RETURN tstzrange(start, greatest(start, least(upper(planned), next)));
END $$;
