-- Adds a line to a reservation's price by hand: an amount, or a discount of `p_percent` of the rental. A discount is below zero, and the
-- price never is. `p_hours` are those to be paid. `p_vat_percent` is the line's own rate of tax; null for the reservation's.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'erased user' or 'below zero', and the price.
CREATE OR REPLACE FUNCTION add_line(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_hours integer, p_kind text, p_amount numeric, p_percent numeric, p_vat_percent numeric,
	p_text text,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	rental numeric;
	added numeric;
BEGIN
	IF terms."id" IS NOT NULL THEN
		rental := agreed_rental(terms, p_hours);
		added := coalesce(line_amount('percent', p_percent, 0, rental), p_amount);
		SELECT rental + added + coalesce(sum("amount"), 0) INTO price FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id;
	END IF;
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN is_erased(p_customer_id) THEN 'erased user'
		WHEN added < 0 AND price < 0 THEN 'below zero'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "vat_percent", "text", "source")
			VALUES (p_reservation_id, p_kind, coalesce(p_percent, 1), CASE WHEN p_percent IS NULL THEN 'flat' ELSE 'percent' END, added, added, p_vat_percent, p_text, 'hand');
		price := price_with_lines(p_reservation_id, rental);
		UPDATE "reservations" SET "total_price" = price, "version" = "version" + 1 WHERE "id" = p_reservation_id;
	END IF;
END $$;
