ALTER TABLE "contact_messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reservations_status" ON "reservations" USING btree ("status","drop_off_at");--> statement-breakpoint
CREATE INDEX "reservations_done" ON "reservations" USING gist ("vehicle_id",tstzrange("pick_up_at", "drop_off_at", '[)')) WHERE "reservations"."status" = 'DONE';