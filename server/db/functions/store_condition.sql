-- Stores what a step found and who signed for it, and tells the customer by mail, with the protocol. No mail while `rental.quiet` is
-- on: then the step happened long ago.
-- Called by hand_over_on_record and take_back_on_record.
-- Locks nothing: its callers hold the reservation.
CREATE OR REPLACE FUNCTION store_condition(
	p_reservation_id integer, p_vehicle_id integer, p_step text, p_at timestamptz, p_administrator_id integer,
	p_damages jsonb, p_signature jsonb, p_template text
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "damages" ("id", "vehicle_id", "place", "note", "reported_at", "reported_by", "reservation_id", "step")
		SELECT "each"."id", p_vehicle_id, "each"."place", "each"."note", p_at,
			(SELECT "id" FROM "users" WHERE "id" = p_administrator_id), p_reservation_id, p_step
		FROM jsonb_to_recordset(p_damages) AS "each"("id" uuid, "place" text, "note" text)
		ON CONFLICT ("id") DO NOTHING;
	INSERT INTO "signatures" ("reservation_id", "step", "name", "strokes")
		SELECT p_reservation_id, p_step, p_signature ->> 'name', p_signature ->> 'strokes' WHERE p_signature IS NOT NULL;
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "mails" ("template", "language", "recipient", "values", "user_id", "reservation_id")
			SELECT p_template, coalesce("users"."language", 'de'), "users"."email",
				jsonb_build_object('reservation', reservation_facts("reservations")
					|| jsonb_build_object('billedUntil', "reservations"."billed_until")),
				"users"."id", "reservations"."id"
			FROM "reservations" JOIN "users" ON "users"."id" = "reservations"."user_id" AND "users"."erased_at" IS NULL
			WHERE "reservations"."id" = p_reservation_id;
	END IF;
END $$;
