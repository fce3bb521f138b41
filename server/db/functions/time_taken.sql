-- For how long a rental takes a vehicle: with the time after it that the vehicle needs, and the hours of a transfer that brings it home.
-- Called by book_vehicle, change_reservation, undo_counter_step, free_equal, next_free and alternatives_to, and by searches, quotes and checks
-- (server/reservations/availability.ts).
-- Locks nothing.
-- Inlined, so that the index of occupancies finds what overlaps it.
CREATE OR REPLACE FUNCTION time_taken(p_from timestamptz, p_until timestamptz, p_buffer_minutes integer, p_transfer_hours integer)
	RETURNS tstzrange LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT tstzrange(p_from, p_until + make_interval(hours => coalesce(p_transfer_hours, 0), mins => coalesce(p_buffer_minutes, 0)))
$$;
