DROP INDEX "reservations_by_drop_off_at";--> statement-breakpoint
DROP INDEX "reservations_by_pick_up_at";--> statement-breakpoint
DROP INDEX "reservations_open_by_pick_up_at";--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(first_name || ' ' || last_name || ' ' || email || ' ' || zip_code || ' ' || coalesce(company_name, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_by_pick_up_at" ON "reservations" USING btree ("pick_up_at","id","drop_off_at");--> statement-breakpoint
CREATE INDEX "reservations_open_by_pick_up_at" ON "reservations" USING btree ("pick_up_at","id","picked_up_at","drop_off_at","vehicle_id") WHERE "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "reservations_by_drop_off_at" ON "reservations" USING btree ("drop_off_at","id","pick_up_at");
