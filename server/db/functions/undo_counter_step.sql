-- Undoes the last step of a reservation at the counter, which becomes CREATED again. The step's own block, which goes with it, is not in
-- its way. A rental that began with an early hand-over is again to begin when that was agreed for. `p_hours` are those to be paid then.
-- What made way for the step or its block goes back.
-- Called at the counter (server/counter/repository.ts), and by undo_step.
-- Locks customer, the vehicles by ascending id, also those of what goes back, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'other step', 'erased user', 'taken' or 'out', the price, and what did not go back, as
-- bring_back does.
CREATE OR REPLACE FUNCTION undo_counter_step(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_step text, p_hours integer,
	OUT outcome text, OUT price numeric, OUT stayed jsonb
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations";
	rental numeric;
	former timestamptz;
	made_way jsonb := (SELECT "moved" FROM "counter_steps" WHERE "reservation_id" = p_reservation_id AND "kind" = p_step);
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	PERFORM pg_advisory_xact_lock(4, "vehicle_id") FROM (
		SELECT p_vehicle_id AS "vehicle_id" UNION SELECT "vehicle_id" FROM "reservations"
			WHERE "id" IN (SELECT "reservationId" FROM jsonb_to_recordset(made_way) AS "moved"("reservationId" integer))
		ORDER BY "vehicle_id"
	) AS "locked";
	terms := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	outcome := CASE
		-- Before the locks a block may have joined the return.
		WHEN terms."id" IS NULL OR made_way IS DISTINCT FROM (
			SELECT "moved" FROM "counter_steps" WHERE "reservation_id" = p_reservation_id AND "kind" = p_step
		) THEN 'changed'
		WHEN p_step IS DISTINCT FROM CASE
			WHEN terms."status" = 'CANCELLED' AND terms."no_show_at" IS NOT NULL THEN 'no-show'
			WHEN terms."status" = 'DONE' AND terms."returned_at" IS NOT NULL THEN 'return'
			WHEN terms."status" = 'CREATED' AND terms."picked_up_at" IS NOT NULL THEN 'hand-over'
		END THEN 'other step'
		WHEN p_step = 'hand-over' THEN 'written'
		WHEN is_erased(p_customer_id) THEN 'erased user'
		WHEN EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = p_vehicle_id
				AND "occupancies"."during" && time_taken(terms."pick_up_at", terms."drop_off_at", terms."buffer_minutes", terms."transfer_hours")
				AND "occupancies"."reservation_id" IS DISTINCT FROM p_reservation_id
				AND "occupancies"."block_id" IS DISTINCT FROM (
					SELECT "own"."block_id" FROM "counter_steps" AS "own" WHERE "own"."reservation_id" = p_reservation_id AND "own"."kind" = p_step
				)
		) THEN 'taken'
		WHEN p_step = 'return' AND is_out_with_others(p_vehicle_id, p_reservation_id) THEN 'out'
		ELSE 'written'
	END;
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	rental := agreed_rental(terms, p_hours);
	SELECT "former_pick_up_at" INTO former FROM "counter_steps"
		WHERE "reservation_id" = p_reservation_id AND "kind" = p_step AND "former_pick_up_at" < terms."drop_off_at";
	PERFORM remove_step(terms, p_step);
	price := CASE WHEN p_step = 'hand-over' AND former IS NULL THEN terms."total_price" ELSE price_with_lines(p_reservation_id, rental) END;
	UPDATE "reservations" SET
		"status" = 'CREATED', "total_price" = price, "billed_until" = NULL, "returned_at" = NULL, "no_show_at" = NULL,
		"cancelled_because" = NULL, "transfer_ended_at" = NULL,
		"pick_up_at" = coalesce(former, "pick_up_at"),
		"picked_up_at" = CASE WHEN p_step = 'hand-over' THEN NULL ELSE "picked_up_at" END
		WHERE "id" = p_reservation_id;
	stayed := bring_back(p_vehicle_id, made_way);
END $$;
