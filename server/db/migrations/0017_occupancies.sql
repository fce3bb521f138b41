CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blocks_order" CHECK ("blocks"."ends_at" > "blocks"."starts_at"),
	CONSTRAINT "blocks_reason" CHECK ("blocks"."reason" in ('maintenance', 'inspection', 'repair', 'own_use')),
	CONSTRAINT "blocks_possible" CHECK ("blocks"."starts_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "blocks"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "blocks_until" CHECK ("blocks"."ends_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "occupancies" (
	"vehicle_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" integer,
	"block_id" integer,
	CONSTRAINT "occupancies_reservation" UNIQUE("reservation_id"),
	CONSTRAINT "occupancies_block" UNIQUE("block_id"),
	CONSTRAINT "occupancies_kind" CHECK ("occupancies"."kind" = case when "occupancies"."block_id" is null then 'reservation' else 'block' end and num_nonnulls("occupancies"."reservation_id", "occupancies"."block_id") = 1),
	CONSTRAINT "occupancies_during" CHECK (not isempty("occupancies"."during") and not lower_inf("occupancies"."during"))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "price_per_hour" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "price_per_day" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "price_per_week" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "deposit" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "included_km_per_day" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "price_per_extra_km" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "vat_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "picked_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_vehicle" ON "blocks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_out" ON "reservations" USING btree ("vehicle_id") WHERE "reservations"."picked_up_at" is not null and "reservations"."returned_at" is null and "reservations"."status" = 'CREATED';--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_moments" CHECK (least("reservations"."picked_up_at", "reservations"."returned_at", "reservations"."no_show_at") >= '1900-01-01 00:00Z' and greatest("reservations"."picked_up_at", "reservations"."returned_at", "reservations"."no_show_at") <= '9999-12-31 00:00Z' and "reservations"."buffer_minutes" between 0 and 1440) NOT VALID;--> statement-breakpoint
-- Nobody has a vehicle while somebody else does, or while it is out of service. Half-open: the next may start when the last
-- ends. Ranges whose end nobody knows go on for ever.
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_no_overlap"
	EXCLUDE USING gist ("vehicle_id" WITH =, "during" WITH &&);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "occupy_by_reservation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."status" = 'CREATED' THEN
		INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "reservation_id")
			VALUES (NEW."vehicle_id", tstzrange(NEW."pick_up_at", NEW."drop_off_at" + make_interval(mins => NEW."buffer_minutes")), 'reservation', NEW."id")
			ON CONFLICT ("reservation_id") DO UPDATE SET "vehicle_id" = excluded."vehicle_id", "during" = excluded."during";
	ELSE
		DELETE FROM "occupancies" WHERE "reservation_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "occupy_by_block"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "block_id")
		VALUES (NEW."vehicle_id", tstzrange(NEW."starts_at", NEW."ends_at"), 'block', NEW."id")
		ON CONFLICT ("block_id") DO UPDATE SET "vehicle_id" = excluded."vehicle_id", "during" = excluded."during";
	RETURN NULL;
END $$;--> statement-breakpoint
-- Nothing is booked from here to the end of the migration, so that no reservation is missed.
LOCK TABLE "reservations" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TRIGGER "occupies" AFTER INSERT ON "reservations" FOR EACH ROW
	WHEN (NEW."status" = 'CREATED') EXECUTE FUNCTION "occupy_by_reservation"();--> statement-breakpoint
CREATE TRIGGER "occupies_otherwise" AFTER UPDATE OF "vehicle_id", "pick_up_at", "drop_off_at", "status", "buffer_minutes" ON "reservations" FOR EACH ROW
	WHEN ((OLD."vehicle_id", OLD."pick_up_at", OLD."drop_off_at", OLD."status", OLD."buffer_minutes")
		IS DISTINCT FROM (NEW."vehicle_id", NEW."pick_up_at", NEW."drop_off_at", NEW."status", NEW."buffer_minutes"))
	EXECUTE FUNCTION "occupy_by_reservation"();--> statement-breakpoint
CREATE TRIGGER "occupies" AFTER INSERT OR UPDATE OF "vehicle_id", "starts_at", "ends_at" ON "blocks" FOR EACH ROW
	EXECUTE FUNCTION "occupy_by_block"();--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "blocks" FOR EACH ROW EXECUTE FUNCTION raise_version('version');--> statement-breakpoint
INSERT INTO "occupancies" ("vehicle_id", "during", "kind", "reservation_id")
	SELECT "vehicle_id", tstzrange("pick_up_at", "drop_off_at"), 'reservation', "id" FROM "reservations" WHERE "status" = 'CREATED';--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_no_overlap";--> statement-breakpoint
-- What a rental of so many started hours costs. A day costs at most `per_day` and 24 hours, a week at most `per_week` and 7
-- days; null is no such cap. A longer rental never costs less. One expression, so that the planner can put it into a query.
CREATE OR REPLACE FUNCTION "rental_price"(hours integer, per_hour numeric, per_day numeric, per_week numeric)
	RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT hours / 168 * least(per_week, 7 * least(per_day, 24 * per_hour)) + least(
		per_week,
		7 * least(per_day, 24 * per_hour),
		hours % 168 / 24 * least(per_day, 24 * per_hour) + least(per_day, hours % 24 * per_hour)
	)
$$;--> statement-breakpoint
-- Whether a vehicle will be ready for a pick-up: within `hours` it is not while a customer is late with it, or an inspection
-- is past due on `today`. For what administrators record of the past it was.
CREATE OR REPLACE FUNCTION "is_ready"(vehicle "vehicles", starts timestamptz, hours integer, today date)
	RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
	IF starts >= now() + make_interval(hours => hours) OR starts < date_trunc('minute', now()) THEN
		RETURN true;
	END IF;
	RETURN coalesce(least(vehicle."inspection_due_on", vehicle."safety_check_due_on") >= today, true)
		AND NOT EXISTS (
			SELECT FROM "reservations" AS "late"
			WHERE "late"."vehicle_id" = vehicle."id" AND "late"."picked_up_at" IS NOT NULL AND "late"."returned_at" IS NULL
				AND "late"."status" = 'CREATED' AND "late"."drop_off_at" < now()
		);
END $$;--> statement-breakpoint
-- Whether the clock on the wall shows this time twice, so that nobody could say which is meant.
CREATE OR REPLACE FUNCTION "occurs_twice"(instant timestamptz, zone text)
	RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT (instant AT TIME ZONE zone) IN ((instant - interval '1 hour') AT TIME ZONE zone, (instant + interval '1 hour') AT TIME ZONE zone)
$$;--> statement-breakpoint
-- The first quarter of an hour from an instant on at which a rental of this length may begin: neither it nor its end occurs
-- twice on the wall.
CREATE OR REPLACE FUNCTION "next_quarter"(instant timestamptz, length interval, zone text)
	RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT min("start") FROM (
		SELECT date_bin('15 minutes', instant + interval '15 minutes' - interval '1 microsecond', '2000-01-01 00:00Z') + "step" * interval '15 minutes' AS "start"
		FROM generate_series(0, 16) AS "step"
	) AS "quarters"
	WHERE NOT occurs_twice("start", zone) AND NOT occurs_twice("start" + length, zone)
$$;--> statement-breakpoint
-- When a vehicle can be had next for so long, from an instant on; null if nobody knows, or not within two years.
CREATE OR REPLACE FUNCTION "next_free"(vehicle "vehicles", starts timestamptz, length interval, not_ready_hours integer, today date, zone text)
	RETURNS timestamptz LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
	needed interval := length + make_interval(mins => coalesce(vehicle."buffer_minutes", 0));
	start timestamptz := next_quarter(starts, length, zone);
	freed timestamptz;
BEGIN
	IF NOT is_ready(vehicle, start, not_ready_hours, today) THEN
		start := next_quarter(now() + make_interval(hours => not_ready_hours), length, zone);
	END IF;
	-- What overlaps the time asked for overlaps each later one, too, until it ends.
	LOOP
		IF start > now() + interval '730 days' - length THEN
			RETURN NULL;
		END IF;
		SELECT max(coalesce(upper("during"), 'infinity')) INTO freed FROM "occupancies"
			WHERE "vehicle_id" = vehicle."id" AND "during" && tstzrange(start, start + needed);
		IF freed IS NULL THEN
			RETURN start;
		END IF;
		IF freed = 'infinity' THEN
			RETURN NULL;
		END IF;
		start := next_quarter(freed, length, zone);
	END LOOP;
END $$;--> statement-breakpoint
-- Books a vehicle. Each statement of such a function sees what was committed before it began: so the locks are statements of
-- their own, and what is checked is read after them. A statement that locks and checks at once would read what was true
-- before it waited.
-- 6 and 4 are the locks of a customer and of a vehicle (transaction-locks.ts). `hours` are to be paid; `expected` is the price that the
-- customer was shown, or null; a limit of 0 is none; `request` is the caller's key, or null. Within `not_ready_hours` a vehicle that
-- is late or past due is not booked; `today` is the day at the company's place; `currency` and `vat` are the company's. A customer
-- who was erased while this waited for their lock books nothing.
CREATE OR REPLACE FUNCTION "book_vehicle"(
	customer integer, vehicle integer, starts timestamptz, ends timestamptz, from_place text, to_place text,
	hours integer, expected numeric, own boolean, most_open integer, most_an_hour integer,
	caller integer, request text, print bytea, terms text, not_ready_hours integer, today date, currency text, vat numeric,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer,
	OUT per_hour numeric, OUT per_day numeric, OUT per_week numeric
) LANGUAGE plpgsql AS $$
DECLARE
	first "booking_requests";
	person record;
	wanted "vehicles";
	asked tstzrange;
BEGIN
	PERFORM pg_advisory_xact_lock(6, customer);
	IF request IS NOT NULL THEN
		SELECT * INTO first FROM "booking_requests" WHERE "user_id" = caller AND "key" = request;
		IF FOUND THEN
			outcome := CASE WHEN first."fingerprint" = print THEN coalesce(first."refusal", 'written') ELSE 'other request' END;
			reservation := first."reservation_id";
			price := first."total_price";
			SELECT "price_per_hour", "price_per_day", "price_per_week" INTO per_hour, per_day, per_week
				FROM "reservations" WHERE "id" = reservation;
			RETURN;
		END IF;
	END IF;
	PERFORM pg_advisory_xact_lock(4, vehicle);
	SELECT concat_ws(', ', nullif("company_name", ''), "first_name" || ' ' || "last_name") AS "name",
		"address" || ', ' || "zip_code" AS "address"
		INTO person FROM "users" WHERE "id" = customer AND "erased_at" IS NULL;
	SELECT * INTO wanted FROM "vehicles" WHERE "id" = vehicle;
	SELECT wanted."price_per_hour", wanted."price_per_day", wanted."price_per_week" INTO per_hour, per_day, per_week;
	price := rental_price(hours, per_hour, per_day, per_week);
	asked := tstzrange(starts, ends + make_interval(mins => coalesce(wanted."buffer_minutes", 0)));
	IF most_an_hour > 0 THEN
		-- Seconds until the oldest of so many bookings is an hour old.
		SELECT ceil(extract(epoch FROM "created_at" + interval '1 hour' - now())) INTO wait FROM "reservations"
			WHERE "user_id" = customer AND "booked_by_customer" AND "created_at" > now() - interval '1 hour'
			ORDER BY "created_at" DESC OFFSET most_an_hour - 1 LIMIT 1;
	END IF;
	outcome := CASE
		WHEN price IS NULL THEN 'no vehicle'
		WHEN person."name" IS NULL THEN 'no user'
		WHEN wait IS NOT NULL THEN 'too many an hour'
		WHEN most_open > 0 AND most_open <= (
			SELECT count(*) FROM "reservations"
			WHERE "user_id" = customer AND "status" = 'CREATED' AND "drop_off_at" > now()
		) THEN 'too many open'
		WHEN EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = vehicle AND "occupancies"."during" && asked
		) THEN 'taken'
		WHEN NOT is_ready(wanted, starts, not_ready_hours, today) THEN 'not ready'
		WHEN expected <> price THEN 'price changed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		INSERT INTO "reservations"
			("user_id", "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "total_price", "booked_by_customer", "terms_hash",
				"customer_name", "customer_address", "buffer_minutes", "price_per_hour", "price_per_day", "price_per_week",
				"deposit", "included_km_per_day", "price_per_extra_km", "currency", "vat_percent")
			VALUES (customer, vehicle, starts, ends, from_place, to_place, price, own, terms, person."name", person."address",
				coalesce(wanted."buffer_minutes", 0), per_hour, per_day, per_week,
				wanted."deposit", wanted."included_km_per_day", wanted."price_per_extra_km", currency, vat)
			RETURNING "id" INTO reservation;
	END IF;
	-- Who has to wait may send the same request later. Of refusals one user has a hundred remembered: nobody shall fill the
	-- table by what is free to ask.
	IF request IS NOT NULL AND outcome <> 'too many an hour' THEN
		INSERT INTO "booking_requests" ("user_id", "key", "fingerprint", "refusal", "reservation_id", "total_price")
			SELECT caller, request, print, nullif(outcome, 'written'), reservation, price
			WHERE outcome = 'written' OR 100 > (
				SELECT count(*) FROM "booking_requests" WHERE "user_id" = caller AND "refusal" IS NOT NULL
			);
	END IF;
END $$;--> statement-breakpoint
-- As former servers call it. It is replaced, not dropped: a call may be waiting for this migration.
CREATE OR REPLACE FUNCTION "book_vehicle"(
	customer integer, vehicle integer, starts timestamptz, ends timestamptz, from_place text, to_place text,
	hours integer, expected numeric, own boolean, most_open integer, most_an_hour integer,
	caller integer, request text, print bytea, terms text DEFAULT NULL,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer
) LANGUAGE plpgsql AS $$
BEGIN
	SELECT "now"."outcome", "now"."reservation", "now"."price", "now"."wait" INTO outcome, reservation, price, wait
		FROM "book_vehicle"(customer, vehicle, starts, ends, from_place, to_place, hours, expected, own, most_open, most_an_hour,
			caller, request, print, terms, 24, current_date, NULL, NULL) AS "now";
END $$;
