-- The price of a rental and of the lines that are stored for it, never below zero.
-- Called by add_line, record_no_show, remove_line and undo_step.
-- Locks nothing: its callers hold the reservation.
CREATE OR REPLACE FUNCTION price_with_lines(p_reservation_id integer, p_rental numeric)
	RETURNS numeric LANGUAGE sql VOLATILE AS $$
	SELECT greatest(0, p_rental + coalesce(sum("amount"), 0)) FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id
$$;
