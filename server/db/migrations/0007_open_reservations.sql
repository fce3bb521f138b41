DROP INDEX "reservations_status";--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "reservations_open_by_pick_up_at" ON "reservations" USING btree ("pick_up_at","id") WHERE "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "reservations_open_by_drop_off_at" ON "reservations" USING btree ("drop_off_at","id") WHERE "reservations"."status" = 'CREATED';