-- Removes a line of a reservation's price. `p_hours` are those to be paid.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'no line' or 'erased user', and the price.
CREATE OR REPLACE FUNCTION remove_line(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_hours integer, p_line_id integer,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	rental numeric;
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN NOT EXISTS (SELECT FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id AND "id" = p_line_id) THEN 'no line'
		WHEN is_erased(p_customer_id) THEN 'erased user'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		rental := agreed_rental(terms, p_hours);
		DELETE FROM "reservation_lines" WHERE "id" = p_line_id;
		price := price_with_lines(p_reservation_id, rental);
		UPDATE "reservations" SET "total_price" = price, "version" = "version" + 1 WHERE "id" = p_reservation_id;
	END IF;
END $$;
