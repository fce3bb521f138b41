-- The first quarter of an hour from an instant on at which a rental of this length may begin: neither it nor its end occurs
-- twice on the wall.
-- Called by next_free.
-- Locks nothing.
CREATE OR REPLACE FUNCTION next_quarter(p_from timestamptz, p_length interval, p_time_zone text)
	RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT min("start") FROM (
		SELECT date_bin('15 minutes', p_from + interval '15 minutes' - interval '1 microsecond', '2000-01-01 00:00Z') + "step" * interval '15 minutes' AS "start"
		FROM generate_series(0, 16) AS "step"
	) AS "quarters"
	WHERE NOT occurs_twice("start", p_time_zone) AND NOT occurs_twice("start" + p_length, p_time_zone)
$$;
