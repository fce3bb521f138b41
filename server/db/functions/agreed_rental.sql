-- What the rental itself costs at the agreed rates; without these, what the price leaves for it.
-- Called by add_line, record_no_show, remove_line, start_rental, take_back_on_record and undo_counter_step.
-- Locks nothing: its callers hold the reservation.
-- Answers an amount.
CREATE OR REPLACE FUNCTION agreed_rental(p_reservation "reservations", p_hours integer)
	RETURNS numeric LANGUAGE sql VOLATILE AS $$
	SELECT coalesce(
		rental_price(p_hours, p_reservation."price_per_hour", p_reservation."price_per_day", p_reservation."price_per_week"),
		p_reservation."total_price" - (SELECT coalesce(sum("amount"), 0) FROM "reservation_lines" WHERE "reservation_id" = p_reservation."id")
	)
$$;
