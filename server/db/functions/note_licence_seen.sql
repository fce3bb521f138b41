-- Notes at the customer that a hand-over saw the driving licence. Not while `rental.quiet` is on.
-- Called by the trigger `licence_seen` on counter_steps.
-- Locks the customer's row.
CREATE OR REPLACE FUNCTION note_licence_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('rental.quiet', true) = 'on' THEN
		RETURN NULL;
	END IF;
	UPDATE "users" SET "licence_seen_at" = greatest("licence_seen_at", NEW."at")
		WHERE "id" = (SELECT "user_id" FROM "reservations" WHERE "id" = NEW."reservation_id")
			AND "erased_at" IS NULL AND "licence_seen_at" IS DISTINCT FROM greatest("licence_seen_at", NEW."at");
	RETURN NULL;
END $$;
