-- Notes a damage at the vehicle under an id of the caller, to the second as steps are. A repeat adds nothing.
-- Called when administrators note a damage (server/condition/damage-repository.ts).
-- Locks the vehicle (4).
-- Answers 'written', 'no vehicle' or 'id reused'.
CREATE OR REPLACE FUNCTION note_damage(p_vehicle_id integer, p_damage_id uuid, p_place text, p_note text, p_administrator_id integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	former "damages";
BEGIN
	PERFORM pg_advisory_xact_lock(4, p_vehicle_id);
	IF NOT EXISTS (SELECT FROM "vehicles" WHERE "id" = p_vehicle_id) THEN
		RETURN 'no vehicle';
	END IF;
	INSERT INTO "damages" ("id", "vehicle_id", "place", "note", "reported_at", "reported_by")
		VALUES (p_damage_id, p_vehicle_id, p_place, p_note, date_trunc('second', now()), (SELECT "id" FROM "users" WHERE "id" = p_administrator_id))
		ON CONFLICT ("id") DO NOTHING;
	SELECT * INTO former FROM "damages" WHERE "id" = p_damage_id;
	RETURN CASE WHEN (former."vehicle_id", former."place", former."note") = (p_vehicle_id, p_place, p_note) THEN 'written' ELSE 'id reused' END;
END $$;
