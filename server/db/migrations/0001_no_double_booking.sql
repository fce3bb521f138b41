-- Lets one index hold a vehicle's id beside a range of time.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Two open reservations of one vehicle never overlap. Half-open: the next may start when the last ends.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_no_overlap"
	EXCLUDE USING gist ("vehicle_id" WITH =, tstzrange("pick_up_at", "drop_off_at", '[)') WITH &&)
	WHERE ("status" = 'CREATED');
