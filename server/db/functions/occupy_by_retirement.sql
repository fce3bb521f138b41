-- Takes a retired vehicle for good, from the moment on at which it was retired. `occupancies_no_overlap` keeps everything else away
-- from it, and keeps it from being retired while something lies ahead.
-- Called by the triggers `occupies`, `occupies_otherwise` and `occupies_no_more` on vehicles.
-- Locks nothing.
CREATE OR REPLACE FUNCTION occupy_by_retirement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "occupancies" WHERE "vehicle_id" = OLD."id" AND "kind" = 'retired';
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."retired_at" IS NOT NULL THEN
		PERFORM end_transfers(NEW."id", tstzrange(NEW."retired_at", NULL));
		INSERT INTO "occupancies" ("vehicle_id", "during", "kind") VALUES (NEW."id", tstzrange(NEW."retired_at", NULL), 'retired');
	END IF;
	RETURN NULL;
END $$;
