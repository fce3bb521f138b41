-- Writes the time for which an open reservation takes its vehicle, and deletes that of a closed one and of one whose vehicle is missing;
-- and the transfer after a one-way rental, which stays after the return.
-- From an early hand-over on the vehicle is out: nobody else can have it then. `occupancies_no_overlap` refuses it where something else
-- has it.
-- Called by the triggers `occupies` and `occupies_otherwise` on reservations.
-- Locks nothing: whoever writes reservations holds the vehicle's lock.
CREATE OR REPLACE FUNCTION occupy_by_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	transfer tstzrange;
BEGIN
	-- First: what becomes longer may take its place.
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM "occupancies" WHERE "reservation_id" = NEW."id" AND "kind" = 'transfer';
	END IF;
	IF NEW."status" = 'CREATED' AND NOT NEW."vehicle_missing" THEN
		INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "reservation_id")
			VALUES (NEW."vehicle_id", tstzrange(least(NEW."pick_up_at", NEW."picked_up_at"), NEW."drop_off_at" + make_interval(mins => NEW."buffer_minutes")), 'reservation', NEW."id")
			ON CONFLICT ("reservation_id", "kind") DO UPDATE SET "vehicle_id" = excluded."vehicle_id", "during" = excluded."during";
	ELSE
		DELETE FROM "occupancies" WHERE "reservation_id" = NEW."id";
	END IF;
	IF NEW."transfer_hours" IS NOT NULL THEN
		transfer := transfer_of(NEW);
		INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "reservation_id")
			SELECT NEW."vehicle_id", transfer, 'transfer', NEW."id" WHERE NOT isempty(transfer);
	END IF;
	RETURN NULL;
END $$;
