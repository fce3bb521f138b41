-- Takes a vehicle back, with the damages that were found and who signed for it. `p_hours` are those to be paid, until `p_billed_until`
-- if that is not the agreed drop-off; `p_lines` are what the return adds to the price, as JSON. `p_expected_price` is the price that the
-- administrator was shown, or null. `p_repair` takes the vehicle out of service from now on; where it is reserved then, it is back all
-- the same. `p_payments` is noted with it, as add_payments does.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'damage reused' (a damage's id is taken), 'changed' (another version), 'closed', 'not handed over' or
-- 'price changed', or as add_payments; and the price.
CREATE OR REPLACE FUNCTION take_back_on_record(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_note text, p_administrator_id integer,
	p_hours integer, p_billed_until timestamptz, p_lines jsonb, p_expected_price numeric,
	p_damages jsonb, p_signature jsonb, p_repair jsonb, p_payments jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	made integer;
	rental numeric;
BEGIN
	outcome := CASE
		WHEN is_damage_noted(p_damages) THEN 'damage reused'
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NULL THEN 'not handed over'
		ELSE 'written'
	END;
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	rental := agreed_rental(terms, p_hours);
	SELECT greatest(0, rental + coalesce(sum("amount"), 0)) INTO price FROM (
		SELECT line_amount("unit", "quantity", "amount", rental) AS "amount" FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id
		UNION ALL
		SELECT "amount" FROM jsonb_to_recordset(p_lines) AS "added"("amount" numeric)
	) AS "all_lines";
	IF p_expected_price <> price THEN
		outcome := 'price changed';
		RETURN;
	END IF;
	outcome := add_payments(terms, price, p_payments, p_administrator_id);
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	PERFORM store_step(
		terms, 'return', p_at => p_at, p_mileage_km => p_mileage_km, p_fuel_eighths => p_fuel_eighths, p_licence_seen => NULL,
		p_note => p_note, p_reason => NULL, p_administrator_id => p_administrator_id
	);
	INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "text", "source")
		SELECT p_reservation_id, "kind", "quantity", "unit", "unitPrice", "amount", "text", 'return'
		FROM jsonb_to_recordset(p_lines) AS "added"("kind" text, "quantity" numeric, "unit" text, "unitPrice" numeric, "amount" numeric, "text" text);
	price := price_with_lines(p_reservation_id, rental);
	UPDATE "reservations" SET
		"transfer_ended_at" = NULL, "returned_at" = p_at, "billed_until" = p_billed_until, "status" = 'DONE', "total_price" = price
		WHERE "id" = p_reservation_id;
	PERFORM store_condition(p_reservation_id, p_vehicle_id, 'return', p_at, p_administrator_id, p_damages, p_signature, 'returned');
	IF p_repair IS NOT NULL THEN
		BEGIN
			INSERT INTO "blocks" ("vehicle_id", "starts_at", "ends_at", "reason", "note")
				VALUES (p_vehicle_id, date_trunc('second', now()), (p_repair ->> 'until')::timestamptz, 'repair', p_repair ->> 'note')
				RETURNING "id" INTO made;
			UPDATE "counter_steps" SET "block_id" = made WHERE "reservation_id" = p_reservation_id AND "kind" = 'return';
		EXCEPTION WHEN exclusion_violation THEN
			made := NULL;
		END;
	END IF;
END $$;
