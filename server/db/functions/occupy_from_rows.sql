-- Writes anew the times for which vehicles are taken as agreed (as occupy_by_reservation, occupy_by_block and occupy_by_retirement do).
-- Called after a restore, before rebuild_from_rows, while the table has no indexes (server/backup/restore.ts).
-- Locks nothing: the restore holds the tables.
CREATE OR REPLACE FUNCTION occupy_from_rows() RETURNS void LANGUAGE sql AS $$
	DELETE FROM "occupancies";
	INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "reservation_id")
		SELECT "vehicle_id", tstzrange("pick_up_at", "drop_off_at" + make_interval(mins => "buffer_minutes")), 'reservation', "id"
		FROM "reservations" WHERE "status" = 'CREATED' AND NOT "vehicle_missing";
	INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "block_id")
		SELECT "vehicle_id", tstzrange("starts_at", "ends_at"), 'block', "id" FROM "blocks";
	INSERT INTO "occupancies" ("vehicle_id", "during", "kind")
		SELECT "id", tstzrange("retired_at", NULL), 'retired' FROM "vehicles" WHERE "retired_at" IS NOT NULL;
$$;
