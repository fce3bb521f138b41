-- Gives a vehicle back to what made way for a block or a hand-over that is taken back, one by one, as far as that is possible. `p_moved`
-- is JSON of `reservationId`, with `version` and `anyKind` as its move left one that got another vehicle; of `blockId` with the end that it
-- had (`until`) and got (`endedAt`); and of `transferOf`, a returned rental, with the same. A reservation that still is without its vehicle
-- has it again, whatever else was edited; one that got another vehicle goes back if it still is as its move left it. Prices stay.
-- Called by undo_counter_step, and when a block is changed or removed (server/blocks/move.ts).
-- Locks nothing: its callers hold the lock of the vehicle, and of those that reservations come from.
-- Answers JSON of what stayed, `reservationId` (null for a block) and `code`.
CREATE OR REPLACE FUNCTION bring_back(p_vehicle_id integer, p_moved jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	one record;
	vehicle "vehicles";
	code text;
	stayed jsonb := '[]';
BEGIN
	SELECT * INTO vehicle FROM "vehicles" WHERE "id" = p_vehicle_id;
	FOR one IN SELECT * FROM jsonb_to_recordset(p_moved) AS "moved"(
		"reservationId" integer, "version" integer, "anyKind" boolean, "blockId" integer, "transferOf" integer, "until" timestamptz, "endedAt" timestamptz
	) LOOP
		BEGIN
			UPDATE "reservations" SET "vehicle_id" = p_vehicle_id, "vehicle_missing" = false,
				"buffer_minutes" = CASE WHEN "vehicle_id" = p_vehicle_id THEN "buffer_minutes" ELSE coalesce(vehicle."buffer_minutes", 0) END
				WHERE "id" = one."reservationId" AND "status" = 'CREATED' AND "picked_up_at" IS NULL AND (
					"vehicle_missing" AND "vehicle_id" = p_vehicle_id
					OR "version" = one."version" AND "pick_up_at" > now() AND (one."anyKind" OR EXISTS (
						SELECT FROM "vehicles" WHERE "id" = "reservations"."vehicle_id" AND "category" IS NOT DISTINCT FROM vehicle."category"
					))
				);
			code := CASE WHEN NOT FOUND THEN 'changed_meanwhile' END;
			IF one."blockId" IS NOT NULL THEN
				UPDATE "blocks" SET "ends_at" = one."until"
					WHERE "id" = one."blockId" AND "vehicle_id" = p_vehicle_id AND "ends_at" = one."endedAt";
				code := CASE WHEN NOT FOUND THEN 'changed_meanwhile' END;
			ELSIF one."transferOf" IS NOT NULL THEN
				UPDATE "reservations" SET "transfer_ended_at" = one."until" WHERE "id" = one."transferOf" AND "transfer_ended_at" = one."endedAt";
				code := NULL;
			END IF;
		EXCEPTION WHEN exclusion_violation THEN
			code := 'vehicle_taken';
		END;
		stayed := stayed || CASE WHEN code IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('reservationId', one."reservationId", 'code', code)) END;
	END LOOP;
	RETURN stayed;
END $$;
