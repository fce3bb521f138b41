-- Hands a vehicle over as hand_over_to_drivers does, also before the agreed pick-up: from then on it is out, and nobody else can have it
-- until the pick-up. A transfer that was to bring it home is over. What has it then is in the way: with `p_leave` reservations are left without a vehicle and a block that has begun
-- ends; one that begins later stays in the way. The step keeps what made way. With `p_starts` the rental begins at `p_at`: at the agreed rates for `p_hours`, or at the
-- price that it had if `p_keeps`. `p_expected_price` is the price that the administrator was shown, or null.
-- `p_payments` is noted with it, as add_payments does.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation), then the rows that make way, all of that vehicle.
-- Answers as hand_over_on_record, as add_payments, or 'in the way', 'blocked' or 'price changed', and the price.
CREATE OR REPLACE FUNCTION start_rental(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_at timestamptz, p_mileage_km integer, p_fuel_eighths integer, p_licence_seen boolean, p_note text, p_reason text, p_administrator_id integer, p_today date,
	p_damages jsonb, p_signature jsonb, p_drivers jsonb,
	p_starts boolean, p_leave boolean, p_hours integer, p_keeps boolean, p_expected_price numeric, p_payments jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	reservations_in_way integer[];
	blocks_in_way integer[];
	made_way jsonb;
	is_blocked boolean;
	rental numeric;
	new_price numeric;
	saved numeric;
BEGIN
	SELECT array_agg("reservation_id") FILTER (WHERE "open"."id" IS NOT NULL OR "block_id" IS NOT NULL), array_agg("block_id"), bool_or("block_id" IS NOT NULL AND lower("during") >= p_at)
		INTO reservations_in_way, blocks_in_way, is_blocked
		FROM "occupancies" LEFT JOIN "reservations" AS "open" ON "open"."id" = "reservation_id" AND "open"."status" = 'CREATED'
		WHERE "occupancies"."vehicle_id" = p_vehicle_id AND "reservation_id" IS DISTINCT FROM p_reservation_id
			AND terms."status" = 'CREATED' AND terms."picked_up_at" IS NULL AND NOT terms."vehicle_missing"
			AND "during" && tstzrange(least(p_at, terms."pick_up_at"), terms."pick_up_at");
	rental := agreed_rental(terms, p_hours);
	SELECT greatest(0, rental + coalesce(sum(line_amount("unit", "quantity", "amount", rental)), 0)) INTO new_price
		FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id;
	saved := new_price - terms."total_price";
	price := CASE WHEN p_starts AND NOT p_keeps THEN new_price ELSE terms."total_price" END;
	outcome := CASE
		WHEN reservations_in_way IS NOT NULL AND is_out_with_others(p_vehicle_id, p_reservation_id) THEN 'out'
		WHEN reservations_in_way IS NOT NULL AND NOT p_leave THEN 'in the way'
		WHEN is_blocked THEN 'blocked'
		WHEN p_expected_price <> price THEN 'price changed'
	END;
	IF outcome IS NOT NULL THEN
		RETURN;
	END IF;
	-- Transfers last: they go back as far as nothing else has the vehicle.
	SELECT jsonb_agg("each" ORDER BY "place") INTO made_way FROM (
		SELECT 1 AS "place", jsonb_build_object('reservationId', "id") AS "each" FROM unnest(reservations_in_way) AS "id" WHERE "id" IS NOT NULL
		UNION ALL
		SELECT 2, jsonb_build_object('blockId', "id", 'until', "ends_at", 'endedAt', p_at) FROM "blocks" WHERE "id" = ANY (blocks_in_way)
		UNION ALL
		SELECT 3, jsonb_build_object('transferOf', "reservations"."id", 'until', "transfer_ended_at", 'endedAt', p_at)
			FROM "occupancies" JOIN "reservations" ON "reservations"."id" = "reservation_id" AND "status" = 'DONE'
			WHERE "occupancies"."vehicle_id" = p_vehicle_id AND "kind" = 'transfer' AND "during" && tstzrange(p_at, greatest(p_at, terms."pick_up_at"))
	) AS "all";
	-- What made way does not, should the hand-over be refused.
	BEGIN
		PERFORM end_transfers(p_vehicle_id, tstzrange(p_at, greatest(p_at, terms."pick_up_at"))) WHERE NOT terms."vehicle_missing";
		UPDATE "blocks" SET "ends_at" = p_at WHERE "id" = ANY (blocks_in_way);
		UPDATE "reservations" SET "vehicle_missing" = true WHERE "id" = ANY (reservations_in_way);
		SELECT "step"."outcome" INTO outcome FROM hand_over_to_drivers(
			p_customer_id, p_reservation_id, p_version, p_vehicle_id,
			p_at, p_mileage_km, p_fuel_eighths, p_licence_seen, p_note, p_reason, p_administrator_id, p_today,
			p_damages, p_signature, p_drivers
		) AS "step";
		IF outcome = 'written' THEN
			outcome := add_payments(terms, price, p_payments, p_administrator_id);
		END IF;
		IF outcome <> 'written' THEN
			RAISE EXCEPTION 'Not handed over' USING ERRCODE = 'RE001';
		END IF;
	EXCEPTION WHEN SQLSTATE 'RE001' THEN
		RETURN;
	END;
	UPDATE "counter_steps" SET "moved" = made_way WHERE "reservation_id" = p_reservation_id AND "kind" = 'hand-over' AND made_way IS NOT NULL;
	IF p_starts THEN
		PERFORM price_with_lines(p_reservation_id, rental);
		INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "source")
			SELECT p_reservation_id, 'discount', 1, 'flat', -saved, -saved, 'hand-over' WHERE p_keeps AND saved > 0;
		UPDATE "counter_steps" SET "former_pick_up_at" = terms."pick_up_at" WHERE "reservation_id" = p_reservation_id AND "kind" = 'hand-over';
		UPDATE "reservations" SET "pick_up_at" = p_at, "total_price" = price WHERE "id" = p_reservation_id;
	END IF;
END $$;
