-- Whether the clock on the wall shows this time twice, so that nobody could say which is meant.
-- Called by next_quarter.
-- Locks nothing.
CREATE OR REPLACE FUNCTION occurs_twice(p_instant timestamptz, p_time_zone text)
	RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT (p_instant AT TIME ZONE p_time_zone) IN ((p_instant - interval '1 hour') AT TIME ZONE p_time_zone, (p_instant + interval '1 hour') AT TIME ZONE p_time_zone)
$$;
