-- When a vehicle can be had next for so long, from an instant on.
-- Called by searches and quotes (server/search/statements.ts).
-- Locks nothing.
-- Answers an instant; null if nobody knows, or not within two years.
CREATE OR REPLACE FUNCTION next_free(p_vehicle "vehicles", p_from timestamptz, p_length interval, p_not_ready_hours integer, p_today date, p_time_zone text, p_transfer_hours integer)
	RETURNS timestamptz LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
	start timestamptz := next_quarter(p_from, p_length, p_time_zone);
	freed timestamptz;
BEGIN
	IF NOT is_ready(p_vehicle, start, p_not_ready_hours, p_today) THEN
		start := next_quarter(now() + make_interval(hours => p_not_ready_hours), p_length, p_time_zone);
	END IF;
	-- What overlaps the time asked for overlaps each later one, too, until it ends.
	LOOP
		IF start > now() + interval '730 days' - p_length THEN
			RETURN NULL;
		END IF;
		SELECT max(coalesce(upper("during"), 'infinity')) INTO freed FROM "occupancies"
			WHERE "vehicle_id" = p_vehicle."id" AND "during" && time_taken(start, start + p_length, p_vehicle."buffer_minutes", p_transfer_hours);
		IF freed IS NULL THEN
			RETURN start;
		END IF;
		IF freed = 'infinity' THEN
			RETURN NULL;
		END IF;
		start := next_quarter(freed, p_length, p_time_zone);
	END LOOP;
END $$;
