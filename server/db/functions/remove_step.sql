-- Takes a step back, with its lines, damages, signature and block, and with the mail about it that was not sent yet. The vehicle
-- gets back the mileage that it had before, unless it got another one meanwhile.
-- Called by change_reservation and undo_counter_step.
-- Locks nothing: its callers hold the reservation and the vehicle.
CREATE OR REPLACE FUNCTION remove_step(p_reservation "reservations", p_step text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	undone "counter_steps";
BEGIN
	DELETE FROM "reservation_lines" WHERE "reservation_id" = p_reservation."id" AND "source" = p_step;
	DELETE FROM "damages" WHERE "damages"."reservation_id" = p_reservation."id" AND "damages"."step" = p_step;
	DELETE FROM "counter_steps" WHERE "reservation_id" = p_reservation."id" AND "kind" = p_step RETURNING * INTO undone;
	DELETE FROM "blocks" WHERE "id" = undone."block_id";
	UPDATE "mails" SET "failed_at" = now(), "reason" = 'What it tells no longer holds'
		WHERE "reservation_id" = p_reservation."id" AND "template" = CASE p_step WHEN 'hand-over' THEN 'handed-over' WHEN 'return' THEN 'returned' END
			AND "sent_at" IS NULL AND "failed_at" IS NULL;
	IF undone."mileage_km" IS NOT NULL AND NOT is_read_later(p_reservation."vehicle_id", undone."at") THEN
		UPDATE "vehicles" SET "mileage_km" = undone."former_mileage_km"
			WHERE "id" = p_reservation."vehicle_id" AND "mileage_km" = undone."mileage_km"
				AND "mileage_km" IS DISTINCT FROM undone."former_mileage_km";
	END IF;
END $$;
