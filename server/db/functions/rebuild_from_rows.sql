-- Writes anew what triggers make of rows: the times for which vehicles are taken by early hand-overs and transfers, after
-- occupy_from_rows, what reservations come to (record_payment, keep_fees), the counts of rows (count_rows, count_apart), the states of tables, and that
-- each record is changed as of now (note_change).
-- Called after a restore, which inserts rows without triggers (server/backup/restore.ts).
-- Locks nothing: the restore holds the tables.
CREATE OR REPLACE FUNCTION rebuild_from_rows() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one_way "reservations";
BEGIN
	-- Older backups may have early hand-overs while something else had the vehicle.
	UPDATE "occupancies" AS "own" SET "during" = tstzrange("out"."picked_up_at", upper("own"."during"))
		FROM "reservations" AS "out"
		WHERE "out"."id" = "own"."reservation_id" AND "out"."picked_up_at" < "out"."pick_up_at" AND NOT EXISTS (
			SELECT FROM "occupancies" AS "other" WHERE "other"."vehicle_id" = "own"."vehicle_id"
				AND "other"."reservation_id" IS DISTINCT FROM "own"."reservation_id"
				AND "other"."during" && tstzrange("out"."picked_up_at", "out"."pick_up_at")
		);
	-- The last one first: each takes what is free until the next.
	FOR one_way IN SELECT * FROM "reservations" WHERE "transfer_hours" IS NOT NULL
		ORDER BY CASE WHEN "status" = 'DONE' THEN coalesce("returned_at", "drop_off_at") ELSE 'infinity' END DESC LOOP
		INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "reservation_id")
			SELECT one_way."vehicle_id", "during", 'transfer', one_way."id" FROM transfer_of(one_way) AS "during" WHERE NOT isempty("during");
	END LOOP;
	UPDATE "reservations" SET "fees" = "sums"."fees", "paid" = "sums"."paid", "deposit_held" = "sums"."held"
		FROM (
			SELECT "reservation_id", sum("fees") AS "fees", sum("paid") AS "paid", sum("held") AS "held" FROM (
				SELECT "reservation_id", "amount" AS "fees", 0 AS "paid", 0 AS "held" FROM "reservation_lines" WHERE is_fee("kind")
				UNION ALL
				SELECT "reservation_id", 0, paid_by("kind", "amount"), held_by("kind", "amount") FROM "payments"
			) AS "each" GROUP BY "reservation_id"
		) AS "sums" WHERE "sums"."reservation_id" = "reservations"."id"
			AND ("reservations"."fees", "reservations"."paid", "reservations"."deposit_held") IS DISTINCT FROM ("sums"."fees", "sums"."paid", "sums"."held");
	DELETE FROM "row_counts";
	INSERT INTO "row_counts" ("table_name", "rows")
		SELECT 'users', count(*) FROM "users"
		UNION ALL SELECT 'vehicles', count(*) FROM "vehicles" WHERE "retired_at" IS NULL
		UNION ALL SELECT 'reservations', count(*) FROM "reservations" WHERE "hidden_at" IS NULL
		UNION ALL SELECT 'contact_messages', count(*) FROM "contact_messages";
	DELETE FROM "changes";
	INSERT INTO "changes" ("kind", "subject_id", "changed_at")
		SELECT 'reservation', "id", clock_timestamp() FROM "reservations"
		UNION ALL SELECT 'vehicle', "id", clock_timestamp() FROM "vehicles"
		UNION ALL SELECT 'user', "id", clock_timestamp() FROM "users"
		UNION ALL SELECT 'invoice', "id", clock_timestamp() FROM "invoices";
	INSERT INTO "table_states" VALUES ('vehicles', gen_random_uuid())
		ON CONFLICT ("table_name") DO UPDATE SET "state" = excluded."state";
END $$;
