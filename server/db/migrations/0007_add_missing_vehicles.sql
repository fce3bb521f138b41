ALTER TABLE "reservation_lines" DROP CONSTRAINT "reservation_lines_source";--> statement-breakpoint
ALTER TABLE "counter_steps" ADD COLUMN "former_pick_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counter_steps" ADD COLUMN "moved" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "vehicle_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancelled_because" text;--> statement-breakpoint
CREATE INDEX "reservations_picked_up" ON "reservations" USING btree ("picked_up_at") WHERE "reservations"."picked_up_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_missing" ON "reservations" USING btree ("pick_up_at","id") WHERE "reservations"."vehicle_missing";--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_source" CHECK ("reservation_lines"."source" in ('hand-over', 'return', 'no-show', 'hand')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_vehicle_missing" CHECK (not "reservations"."vehicle_missing" or "reservations"."status" = 'CREATED' and "reservations"."picked_up_at" is null) NOT VALID;