-- What a line costs beside a rental of this price: a discount in percent follows it. Its twin is contract/reservations/lines.ts.
-- Called by add_line, change_reservation, price_with_lines, start_rental and take_back_on_record.
-- Locks nothing.
CREATE OR REPLACE FUNCTION line_amount(p_unit text, p_quantity numeric, p_amount numeric, p_rental numeric)
	RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN p_unit = 'percent' THEN -round(p_rental * p_quantity / 100, 2) ELSE p_amount END
$$;
