-- The price of a rental and of the lines that are stored for it, never below zero. Lines in percent of the rental get their amounts.
-- Called by add_line, change_reservation, record_no_show, remove_line, start_rental, take_back_on_record and undo_counter_step.
-- Locks nothing: its callers hold the reservation.
CREATE OR REPLACE FUNCTION price_with_lines(p_reservation_id integer, p_rental numeric)
	RETURNS numeric LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	UPDATE "reservation_lines" SET "amount" = line_amount("unit", "quantity", "amount", p_rental), "unit_price" = line_amount("unit", "quantity", "amount", p_rental)
		WHERE "reservation_id" = p_reservation_id AND "unit" = 'percent' AND "amount" <> line_amount("unit", "quantity", "amount", p_rental);
	RETURN (SELECT greatest(0, p_rental + coalesce(sum("amount"), 0)) FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id);
END $$;
