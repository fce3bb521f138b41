DROP INDEX "reservations_by_pick_up_at";--> statement-breakpoint
CREATE INDEX "reservations_by_pick_up_at" ON "reservations" USING btree ("pick_up_at","id","vehicle_id","drop_off_at");