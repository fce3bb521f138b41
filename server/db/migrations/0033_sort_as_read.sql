DROP INDEX "contact_messages_by_subject";--> statement-breakpoint
DROP INDEX "contact_messages_by_name";--> statement-breakpoint
DROP INDEX "contact_messages_by_email";--> statement-breakpoint
DROP INDEX "reservations_by_pick_up_location";--> statement-breakpoint
DROP INDEX "reservations_by_drop_off_location";--> statement-breakpoint
DROP INDEX "users_by_first_name";--> statement-breakpoint
DROP INDEX "users_by_last_name";--> statement-breakpoint
DROP INDEX "users_by_email";--> statement-breakpoint
DROP INDEX "vehicles_by_model";--> statement-breakpoint
CREATE INDEX "contact_messages_by_subject" ON "contact_messages" USING btree ((folded("subject") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree ((folded("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ((folded("email") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "reservations_by_pick_up_location" ON "reservations" USING btree ((folded("pick_up_location") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "reservations_by_drop_off_location" ON "reservations" USING btree ((folded("drop_off_location") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree ((folded("first_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ((folded("last_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ((folded("email") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "vehicles_by_model" ON "vehicles" USING btree ((folded("model") collate "C"),"id");