-- Tells the customer by mail what happened to a reservation that is not over, whoever did it. Not what happens at the counter, nor
-- prices of vehicles that are out, nor while `rental.quiet` is on: then what is written happened long ago. Nor what an administrator
-- tells in person: then `rental.untold` is on.
-- Called by the triggers `told` and `told_of_change` on reservations.
-- Locks nothing.
CREATE OR REPLACE FUNCTION tell_of_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	news text := CASE
		-- Who hands over and takes back tells it at the counter, also what is undone there.
		WHEN TG_OP = 'UPDATE' AND coalesce(NEW."no_show_at", OLD."no_show_at", NEW."returned_at", OLD."returned_at") IS NOT NULL THEN NULL
		WHEN TG_OP = 'UPDATE' AND NEW."picked_up_at" IS NULL AND OLD."picked_up_at" IS NOT NULL THEN NULL
		WHEN TG_OP = 'UPDATE' AND NEW."picked_up_at" = NEW."pick_up_at" AND NEW."pick_up_at" < OLD."pick_up_at"
			AND (OLD."drop_off_at", OLD."pick_up_location", OLD."drop_off_location", OLD."status")
				= (NEW."drop_off_at", NEW."pick_up_location", NEW."drop_off_location", NEW."status") THEN NULL
		WHEN TG_OP = 'UPDATE' AND NEW."picked_up_at" IS NOT NULL
			AND (OLD."pick_up_at", OLD."drop_off_at", OLD."pick_up_location", OLD."drop_off_location", OLD."status")
				= (NEW."pick_up_at", NEW."drop_off_at", NEW."pick_up_location", NEW."drop_off_location", NEW."status") THEN NULL
		WHEN NEW."status" = 'CREATED' AND TG_OP = 'INSERT' THEN 'booking-confirmed'
		WHEN NEW."status" = 'CREATED' AND OLD."status" <> 'CREATED' THEN 'booking-confirmed'
		WHEN NEW."status" = 'CREATED' AND OLD."vehicle_id" <> NEW."vehicle_id" THEN 'vehicle-exchanged'
		WHEN NEW."status" = 'CREATED' THEN 'booking-changed'
		WHEN NEW."status" = 'CANCELLED' AND OLD."status" = 'CREATED' THEN 'booking-cancelled'
	END;
BEGIN
	IF news IS NOT NULL AND NEW."drop_off_at" > now() AND current_setting('rental.quiet', true) IS DISTINCT FROM 'on'
			AND current_setting('rental.untold', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "mails" ("template", "language", "recipient", "values", "user_id", "reservation_id")
			SELECT news, coalesce("language", 'de'), "email",
				jsonb_build_object('reservation', reservation_facts(NEW))
					|| CASE WHEN TG_OP = 'UPDATE' THEN jsonb_build_object('before', reservation_facts(OLD)) ELSE '{}' END,
				"id", NEW."id"
			FROM "users" WHERE "id" = NEW."user_id" AND "erased_at" IS NULL;
	END IF;
	RETURN NULL;
END $$;
