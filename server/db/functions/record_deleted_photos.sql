-- Tells the reservation's history that photos were deleted. Not when they go with it, nor while `rental.quiet` is on.
-- Called by the trigger `recorded` on condition_photos.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_deleted_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes")
			SELECT nullif(current_setting('rental.actor', true), '')::integer, 'reservation', "id", 'changed', '{"photos": {}}'
			FROM "reservations" WHERE "id" IN (SELECT "reservation_id" FROM "gone");
	END IF;
	RETURN NULL;
END $$;
