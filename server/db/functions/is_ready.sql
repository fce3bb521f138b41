-- Whether a vehicle will be ready for a pick-up: within `p_not_ready_hours` it is not while a customer is late with it, or an
-- inspection that blocks is past due on `p_today`. Of what administrators record of the past only is asked whether that customer had it then.
-- Called by book_vehicle, free_equal, change_reservation, next_free and alternatives_to, and by searches, quotes and blocks (server/reservations/availability.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION is_ready(p_vehicle "vehicles", p_pick_up_at timestamptz, p_not_ready_hours integer, p_today date)
	RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
	is_past boolean := p_pick_up_at < date_trunc('minute', now());
BEGIN
	IF p_pick_up_at >= now() + make_interval(hours => p_not_ready_hours) THEN
		RETURN true;
	END IF;
	RETURN (is_past OR coalesce(p_vehicle."blocking_due_on" >= p_today, true))
		AND NOT EXISTS (
			SELECT FROM "reservations" AS "late"
			WHERE "late"."vehicle_id" = p_vehicle."id" AND "late"."picked_up_at" IS NOT NULL AND "late"."returned_at" IS NULL
				AND "late"."status" = 'CREATED' AND "late"."drop_off_at" < now()
				AND (NOT is_past OR "late"."drop_off_at" <= p_pick_up_at)
		);
END $$;
