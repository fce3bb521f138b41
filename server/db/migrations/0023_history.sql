CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" integer,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "history_kind" CHECK ("history"."kind" in ('reservation', 'vehicle', 'block', 'user')),
	CONSTRAINT "history_action" CHECK ("history"."action" in ('created', 'changed', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "history_subject" ON "history" USING btree ("kind","subject_id","id");--> statement-breakpoint
-- Who acts, for the triggers below, until the transaction ends. `value` is an argument of the function that writes, so that this is
-- known before it runs; null is the system.
CREATE OR REPLACE FUNCTION "acted_by"(actor integer, value integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('rental.actor', coalesce(actor::text, ''), true);
	RETURN value;
END $$;--> statement-breakpoint
-- Writes down who changed a record. Its arguments: the kind of record, the columns whose values are told, and those of personal or
-- free text, of which only is told that they changed. Not while `rental.quiet` is on: then what is written happened long ago.
CREATE OR REPLACE FUNCTION "record_history"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told text[];
	silent text[];
	changed jsonb := '{}';
BEGIN
	IF current_setting('rental.quiet', true) = 'on' THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		told := TG_ARGV[1];
		silent := TG_ARGV[2];
		SELECT jsonb_object_agg("key", CASE WHEN "key" = ANY (told)
				THEN jsonb_build_object('from', "before"."value", 'to', "after"."value") ELSE '{}' END)
			INTO changed
			FROM jsonb_each(to_jsonb(OLD)) AS "before" JOIN jsonb_each(to_jsonb(NEW)) AS "after" USING ("key")
			WHERE "key" = ANY (told || silent) AND "before"."value" IS DISTINCT FROM "after"."value";
		-- A vehicle raises its version alone when another table holds other pictures of it.
		IF changed IS NULL AND TG_ARGV[0] = 'vehicle' AND OLD."version" <> NEW."version" THEN
			changed := '{"further_images": {}}';
		END IF;
		IF changed IS NULL THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
		nullif(current_setting('rental.actor', true), '')::integer,
		TG_ARGV[0],
		CASE TG_OP WHEN 'DELETE' THEN OLD."id" ELSE NEW."id" END,
		CASE WHEN TG_OP = 'INSERT' THEN 'created' WHEN TG_OP = 'DELETE' OR changed ? 'hidden_at' THEN 'deleted' ELSE 'changed' END,
		changed
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recorded" AFTER INSERT OR DELETE ON "reservations" FOR EACH ROW EXECUTE FUNCTION record_history('reservation');--> statement-breakpoint
CREATE TRIGGER "recorded_change" AFTER UPDATE ON "reservations" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('reservation',
		'{user_id, vehicle_id, status, total_price, currency, vat_percent, pick_up_at, drop_off_at, picked_up_at, returned_at, no_show_at, billed_until, hidden_at, buffer_minutes, price_per_hour, price_per_day, price_per_week, deposit, included_km_per_day, price_per_extra_km}',
		'{pick_up_location, drop_off_location, customer_name, customer_address}');--> statement-breakpoint
CREATE TRIGGER "recorded" AFTER INSERT OR DELETE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION record_history('vehicle');--> statement-breakpoint
CREATE TRIGGER "recorded_change" AFTER UPDATE ON "vehicles" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('vehicle',
		'{model, category, licence_plate, doors, seats, luggage, payload_kg, load_volume_m3, load_length_cm, tow_bar, transmission, air_conditioning, fuel_type, licence_class, minimum_age, age, price_per_hour, price_per_day, price_per_week, included_km_per_day, price_per_extra_km, deposit, mileage_km, buffer_minutes, inspection_due_on, safety_check_due_on}',
		'{image_id}');--> statement-breakpoint
CREATE TRIGGER "recorded" AFTER INSERT OR DELETE ON "blocks" FOR EACH ROW EXECUTE FUNCTION record_history('block');--> statement-breakpoint
CREATE TRIGGER "recorded_change" AFTER UPDATE ON "blocks" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('block', '{vehicle_id, starts_at, ends_at, reason}', '{note}');--> statement-breakpoint
-- Of users only who may administer.
CREATE TRIGGER "recorded" AFTER INSERT ON "users" FOR EACH ROW WHEN ('Administrator' = ANY (NEW."roles"))
	EXECUTE FUNCTION record_history('user');--> statement-breakpoint
CREATE TRIGGER "recorded_removal" AFTER DELETE ON "users" FOR EACH ROW WHEN ('Administrator' = ANY (OLD."roles"))
	EXECUTE FUNCTION record_history('user');--> statement-breakpoint
CREATE TRIGGER "recorded_change" AFTER UPDATE OF "roles" ON "users" FOR EACH ROW WHEN (OLD."roles" IS DISTINCT FROM NEW."roles")
	EXECUTE FUNCTION record_history('user', '{roles}', '{}');--> statement-breakpoint
-- Nothing in the history is changed, and only the function below deletes from it.
CREATE OR REPLACE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' OR current_setting('rental.purges_history', true) IS DISTINCT FROM 'on' THEN
		RAISE EXCEPTION 'The history is append-only' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION keep_history();--> statement-breakpoint
-- Deletes the oldest rows, at most so many, from before an instant. Their ids are in chronological order. Returns how many.
CREATE OR REPLACE FUNCTION "purge_history"(before timestamptz, most integer) RETURNS integer
	LANGUAGE plpgsql AS $$
DECLARE
	deleted integer;
BEGIN
	PERFORM set_config('rental.purges_history', 'on', true);
	DELETE FROM "history" WHERE "id" IN (SELECT "id" FROM "history" ORDER BY "id" LIMIT most) AND "at" < before;
	GET DIAGNOSTICS deleted = ROW_COUNT;
	PERFORM set_config('rental.purges_history', 'off', true);
	RETURN deleted;
END $$;--> statement-breakpoint
-- Deletes a reservation. One that was at the counter or has payments is only hidden, with what was recorded there, because tax law wants it kept; it
-- gives the vehicle free, and nobody is told by mail. Locks and outcomes as with the counter's functions.
CREATE OR REPLACE FUNCTION "delete_reservation"(customer integer, removed integer, known integer, vehicle integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, removed, known);
BEGIN
	IF terms."id" IS NULL THEN
		RETURN 'changed';
	END IF;
	IF is_erased(customer) THEN
		RETURN 'erased user';
	END IF;
	IF terms."picked_up_at" IS NULL AND NOT EXISTS (SELECT FROM "counter_steps" WHERE "reservation_id" = removed)
			AND NOT EXISTS (SELECT FROM "payments" WHERE "reservation_id" = removed) THEN
		DELETE FROM "reservations" WHERE "id" = removed;
	ELSE
		UPDATE "reservations" SET "hidden_at" = now(), "status" = CASE "status" WHEN 'DONE' THEN 'DONE' ELSE 'CANCELLED' END
			WHERE "id" = removed;
	END IF;
	RETURN 'removed';
END $$;--> statement-breakpoint
DROP TRIGGER "told_of_change" ON "reservations";--> statement-breakpoint
CREATE TRIGGER "told_of_change" AFTER UPDATE OF "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "status", "total_price" ON "reservations" FOR EACH ROW
	WHEN ((OLD."vehicle_id", OLD."pick_up_at", OLD."drop_off_at", OLD."pick_up_location", OLD."drop_off_location", OLD."status", OLD."total_price")
		IS DISTINCT FROM (NEW."vehicle_id", NEW."pick_up_at", NEW."drop_off_at", NEW."pick_up_location", NEW."drop_off_location", NEW."status", NEW."total_price")
		AND NEW."hidden_at" IS NULL)
	EXECUTE FUNCTION "tell_of_reservation"();--> statement-breakpoint
-- Hidden rows are not counted.
CREATE OR REPLACE FUNCTION "count_hidden"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "row_counts" VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'DELETE' THEN 1 ELSE -1 END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "added_hidden" AFTER INSERT ON "reservations" FOR EACH ROW WHEN (NEW."hidden_at" IS NOT NULL)
	EXECUTE FUNCTION count_hidden();--> statement-breakpoint
CREATE TRIGGER "removed_hidden" AFTER DELETE ON "reservations" FOR EACH ROW WHEN (OLD."hidden_at" IS NOT NULL)
	EXECUTE FUNCTION count_hidden();--> statement-breakpoint
CREATE TRIGGER "hidden" AFTER UPDATE OF "hidden_at" ON "reservations" FOR EACH ROW
	WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION count_hidden();--> statement-breakpoint
-- Whether a vehicle will be ready for a pick-up: within `hours` it is not while a customer is late with it, or an inspection
-- is past due on `today`. Of what administrators record of the past only is asked whether that customer had it then.
CREATE OR REPLACE FUNCTION "is_ready"(vehicle "vehicles", starts timestamptz, hours integer, today date)
	RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
	is_past boolean := starts < date_trunc('minute', now());
BEGIN
	IF starts >= now() + make_interval(hours => hours) THEN
		RETURN true;
	END IF;
	RETURN (is_past OR coalesce(least(vehicle."inspection_due_on", vehicle."safety_check_due_on") >= today, true))
		AND NOT EXISTS (
			SELECT FROM "reservations" AS "late"
			WHERE "late"."vehicle_id" = vehicle."id" AND "late"."picked_up_at" IS NOT NULL AND "late"."returned_at" IS NULL
				AND "late"."status" = 'CREATED' AND "late"."drop_off_at" < now()
				AND (NOT is_past OR "late"."drop_off_at" <= starts)
		);
END $$;
