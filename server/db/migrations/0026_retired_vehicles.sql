ALTER TABLE "vehicles" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_unanswered" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "reservations_hidden" ON "reservations" USING btree ("id") WHERE "reservations"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_returned" ON "reservations" USING btree ("returned_at","id") WHERE "reservations"."returned_at" is not null;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(model || ' ' || coalesce(licence_plate, ''))) STORED NOT NULL;--> statement-breakpoint
DROP TRIGGER "raised" ON "vehicles";--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'search_text');--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_retired" CHECK ("vehicles"."retired_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
-- A retired vehicle is taken for good, from the moment on at which it was retired: `occupancies_no_overlap` keeps everything else
-- away from it, also what former servers book, and keeps it from being retired while something lies ahead.
ALTER TABLE "occupancies" DROP CONSTRAINT "occupancies_kind";--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_kind" CHECK ("occupancies"."kind" = case when "occupancies"."block_id" is not null then 'block' when "occupancies"."reservation_id" is not null then 'reservation' else 'retired' end and num_nonnulls("occupancies"."reservation_id", "occupancies"."block_id") <= 1) NOT VALID;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "occupy_by_retirement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "occupancies" WHERE "vehicle_id" = OLD."id" AND "kind" = 'retired';
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."retired_at" IS NOT NULL THEN
		INSERT INTO "occupancies" ("vehicle_id", "during", "kind") VALUES (NEW."id", tstzrange(NEW."retired_at", NULL), 'retired');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "occupies" AFTER INSERT ON "vehicles" FOR EACH ROW WHEN (NEW."retired_at" IS NOT NULL)
	EXECUTE FUNCTION "occupy_by_retirement"();--> statement-breakpoint
CREATE TRIGGER "occupies_otherwise" AFTER UPDATE OF "retired_at" ON "vehicles" FOR EACH ROW
	WHEN (OLD."retired_at" IS DISTINCT FROM NEW."retired_at") EXECUTE FUNCTION "occupy_by_retirement"();--> statement-breakpoint
CREATE TRIGGER "occupies_no_more" AFTER DELETE ON "vehicles" FOR EACH ROW WHEN (OLD."retired_at" IS NOT NULL)
	EXECUTE FUNCTION "occupy_by_retirement"();--> statement-breakpoint
-- Retired vehicles are not counted.
CREATE OR REPLACE FUNCTION "count_retired"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "row_counts" VALUES (TG_TABLE_NAME, CASE TG_ARGV[0] WHEN 'back' THEN 1 ELSE -1 END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "added_retired" AFTER INSERT ON "vehicles" FOR EACH ROW WHEN (NEW."retired_at" IS NOT NULL)
	EXECUTE FUNCTION count_retired('gone');--> statement-breakpoint
CREATE TRIGGER "removed_retired" AFTER DELETE ON "vehicles" FOR EACH ROW WHEN (OLD."retired_at" IS NOT NULL)
	EXECUTE FUNCTION count_retired('back');--> statement-breakpoint
CREATE TRIGGER "retired" AFTER UPDATE OF "retired_at" ON "vehicles" FOR EACH ROW
	WHEN (OLD."retired_at" IS NULL AND NEW."retired_at" IS NOT NULL) EXECUTE FUNCTION count_retired('gone');--> statement-breakpoint
CREATE TRIGGER "reinstated" AFTER UPDATE OF "retired_at" ON "vehicles" FOR EACH ROW
	WHEN (OLD."retired_at" IS NOT NULL AND NEW."retired_at" IS NULL) EXECUTE FUNCTION count_retired('back');--> statement-breakpoint
-- Whoever is refused a retired vehicle is told that there is none, not that it is taken.
CREATE OR REPLACE FUNCTION "is_retired"(vehicle integer) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT EXISTS (SELECT FROM "vehicles" WHERE "id" = vehicle AND "retired_at" IS NOT NULL)
$$;--> statement-breakpoint
DROP TRIGGER "recorded_change" ON "vehicles";--> statement-breakpoint
CREATE TRIGGER "recorded_change" AFTER UPDATE ON "vehicles" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('vehicle',
		'{model, category, licence_plate, doors, seats, luggage, payload_kg, load_volume_m3, load_length_cm, tow_bar, transmission, air_conditioning, fuel_type, licence_class, minimum_age, age, price_per_hour, price_per_day, price_per_week, included_km_per_day, price_per_extra_km, deposit, mileage_km, buffer_minutes, inspection_due_on, safety_check_due_on, retired_at}',
		'{image_id}');
