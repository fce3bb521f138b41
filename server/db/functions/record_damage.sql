-- Tells the vehicle's history that its damages changed. Not when they go with it, nor while `rental.quiet` is on.
-- Called by the trigger `recorded` on damages.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_damage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vehicle integer := CASE TG_OP WHEN 'DELETE' THEN OLD."vehicle_id" ELSE NEW."vehicle_id" END;
BEGIN
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes")
			SELECT nullif(current_setting('rental.actor', true), '')::integer, 'vehicle', vehicle, 'changed', '{"damages": {}}'
			WHERE EXISTS (SELECT FROM "vehicles" WHERE "id" = vehicle);
	END IF;
	RETURN NULL;
END $$;
