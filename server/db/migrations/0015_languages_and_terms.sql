CREATE TABLE "terms" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "terms_hash" CHECK ("terms"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "terms_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vat_id" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_name" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_terms_hash_terms_hash_fk" FOREIGN KEY ("terms_hash") REFERENCES "public"."terms"("hash") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'de')) NOT VALID;--> statement-breakpoint
-- A user's browser stores the language while an administrator may have the user open.
DROP TRIGGER IF EXISTS "raised" ON "users";--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'password_hash', 'search_text', 'language');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or concat("users"."first_name", "users"."last_name", "users"."phone_number", "users"."address", "users"."zip_code", "users"."company_name", "users"."vat_id") = '' and "users"."email" like 'erased-%@invalid' and "users"."erased_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
-- Books a vehicle. Each statement of such a function sees what was committed before it began: so the locks are statements of
-- their own, and what is checked is read after them. A statement that locks and checks at once would read what was true
-- before it waited.
-- 6 and 4 are the locks of a customer and of a vehicle (transaction-locks.ts). `hours` are to be paid; `expected` is the price that the
-- customer was shown, or null; a limit of 0 is none; `request` is the caller's key, or null;
-- former servers send no `terms`. A customer who was erased while this waited for their lock books nothing.
DROP FUNCTION IF EXISTS "book_vehicle"(integer, integer, timestamptz, timestamptz, text, text, integer, numeric, boolean, integer, integer, integer, text, bytea);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "book_vehicle"(
	customer integer, vehicle integer, starts timestamptz, ends timestamptz, from_place text, to_place text,
	hours integer, expected numeric, own boolean, most_open integer, most_an_hour integer,
	caller integer, request text, print bytea, terms text DEFAULT NULL,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
	first "booking_requests";
	person record;
BEGIN
	PERFORM pg_advisory_xact_lock(6, customer);
	IF request IS NOT NULL THEN
		SELECT * INTO first FROM "booking_requests" WHERE "user_id" = caller AND "key" = request;
		IF FOUND THEN
			outcome := CASE WHEN first."fingerprint" = print THEN coalesce(first."refusal", 'written') ELSE 'other request' END;
			reservation := first."reservation_id";
			price := first."total_price";
			RETURN;
		END IF;
	END IF;
	PERFORM pg_advisory_xact_lock(4, vehicle);
	SELECT concat_ws(', ', nullif("company_name", ''), "first_name" || ' ' || "last_name") AS "name",
		"address" || ', ' || "zip_code" AS "address"
		INTO person FROM "users" WHERE "id" = customer AND "erased_at" IS NULL;
	SELECT hours * "price_per_hour" INTO price FROM "vehicles" WHERE "id" = vehicle;
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
			SELECT FROM "reservations" WHERE "vehicle_id" = vehicle AND "status" = 'CREATED'
			AND tstzrange("pick_up_at", "drop_off_at", '[)') && tstzrange(starts, ends, '[)')
		) THEN 'taken'
		WHEN expected <> price THEN 'price changed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		INSERT INTO "reservations"
			("user_id", "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "total_price", "booked_by_customer", "terms_hash",
				"customer_name", "customer_address")
			VALUES (customer, vehicle, starts, ends, from_place, to_place, price, own, terms, person."name", person."address")
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
END $$;
