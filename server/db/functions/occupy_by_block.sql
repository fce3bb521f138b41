-- Writes the time for which a block takes its vehicle, and ends the transfer in which it begins. `occupancies_no_overlap` refuses it where something else has it.
-- Called by the trigger `occupies` on blocks.
-- Locks nothing: whoever writes blocks holds the vehicle's lock.
CREATE OR REPLACE FUNCTION occupy_by_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM end_transfers(NEW."vehicle_id", tstzrange(NEW."starts_at", NEW."ends_at"));
	INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "block_id")
		VALUES (NEW."vehicle_id", tstzrange(NEW."starts_at", NEW."ends_at"), 'block', NEW."id")
		ON CONFLICT ("block_id") DO UPDATE SET "vehicle_id" = excluded."vehicle_id", "during" = excluded."during";
	RETURN NULL;
END $$;
