-- Tells a reservation's history which invoice was issued or cancelled. Not while `rental.quiet` is on.
-- Called by the trigger `recorded` on invoices.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
			coalesce(nullif(current_setting('rental.actor', true), '')::integer, NEW."issued_by"), 'reservation', NEW."reservation_id", 'changed',
			jsonb_build_object('invoice', jsonb_build_object('from', NEW."content" #>> '{cancels,number}', 'to', NEW."content" ->> 'number')));
	END IF;
	RETURN NULL;
END $$;
