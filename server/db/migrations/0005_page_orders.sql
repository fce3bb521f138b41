CREATE INDEX "contact_messages_subject" ON "contact_messages" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "reservations_drop_off" ON "reservations" USING btree ("drop_off_at","id");--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("model","id");