CREATE TABLE "row_counts" (
	"table_name" text NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
ALTER INDEX "contact_messages_subject" RENAME TO "contact_messages_by_subject";--> statement-breakpoint
ALTER INDEX "reservations_pick_up" RENAME TO "reservations_by_pick_up_at";--> statement-breakpoint
ALTER INDEX "reservations_drop_off" RENAME TO "reservations_by_drop_off_at";--> statement-breakpoint
ALTER INDEX "users_first_name" RENAME TO "users_by_first_name";--> statement-breakpoint
ALTER INDEX "vehicles_model" RENAME TO "vehicles_by_model";--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "reservations_by_pick_up_location" ON "reservations" USING btree ("pick_up_location","id");--> statement-breakpoint
CREATE INDEX "reservations_by_drop_off_location" ON "reservations" USING btree ("drop_off_location","id");--> statement-breakpoint
CREATE INDEX "reservations_by_status" ON "reservations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reservations_by_total_price" ON "reservations" USING btree ("total_price","id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_price_per_hour" ON "vehicles" USING btree ("price_per_hour","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_seats" ON "vehicles" USING btree ("seats","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_doors" ON "vehicles" USING btree ("doors","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_luggage" ON "vehicles" USING btree ("luggage","id");--> statement-breakpoint
CREATE INDEX "vehicles_by_age" ON "vehicles" USING btree ("age","id");--> statement-breakpoint
-- A statement that adds or removes rows leaves one that says how many.
CREATE OR REPLACE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME;
	ELSE
		INSERT INTO "row_counts"
			SELECT TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM "changed" HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	counted text;
BEGIN
	FOREACH counted IN ARRAY ARRAY['users', 'vehicles', 'reservations', 'contact_messages'] LOOP
		EXECUTE format('CREATE TRIGGER added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed EXECUTE FUNCTION count_rows()', counted);
		EXECUTE format('CREATE TRIGGER removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed EXECUTE FUNCTION count_rows()', counted);
		EXECUTE format('CREATE TRIGGER emptied AFTER TRUNCATE ON %I EXECUTE FUNCTION count_rows()', counted);
		EXECUTE format('INSERT INTO row_counts SELECT %L, count(*) FROM %I', counted, counted);
	END LOOP;
END $$;
