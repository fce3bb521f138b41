ALTER TABLE "reservations" ADD COLUMN "booked_by_customer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD COLUMN "reservation_id" integer;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD COLUMN "total_price" numeric(12, 2);--> statement-breakpoint
CREATE INDEX "reservations_open_by_user" ON "reservations" USING btree ("user_id","drop_off_at","id") WHERE "reservations"."status" = 'CREATED';--> statement-breakpoint
CREATE INDEX "reservations_booked_by_customer" ON "reservations" USING btree ("user_id","created_at") WHERE "reservations"."booked_by_customer";--> statement-breakpoint
-- Books a vehicle. Each statement of such a function sees what was committed before it began: so the locks are statements of
-- their own, and what is checked is read after them. A statement that locks and checks at once would read what was true
-- before it waited.
-- 6 and 4 are the locks of a customer and of a vehicle (locks.ts). `hours` are to be paid; `expected` is the price that the
-- customer was shown, or null; a limit of 0 is none; `request` is the caller's key, or null.
DROP FUNCTION IF EXISTS "book_vehicle";--> statement-breakpoint
CREATE FUNCTION "book_vehicle"(
	customer integer, vehicle integer, starts timestamptz, ends timestamptz, from_place text, to_place text,
	hours integer, expected numeric, own boolean, most_open integer, most_an_hour integer,
	caller integer, request text, print bytea,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
	first "booking_requests";
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
	SELECT hours * "price_per_hour" INTO price FROM "vehicles" WHERE "id" = vehicle;
	IF most_an_hour > 0 THEN
		-- Seconds until the oldest of so many bookings is an hour old.
		SELECT ceil(extract(epoch FROM "created_at" + interval '1 hour' - now())) INTO wait FROM "reservations"
			WHERE "user_id" = customer AND "booked_by_customer" AND "created_at" > now() - interval '1 hour'
			ORDER BY "created_at" DESC OFFSET most_an_hour - 1 LIMIT 1;
	END IF;
	outcome := CASE
		WHEN price IS NULL THEN 'no vehicle'
		WHEN NOT own AND NOT EXISTS (SELECT FROM "users" WHERE "id" = customer) THEN 'no user'
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
			("user_id", "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "total_price", "booked_by_customer")
			VALUES (customer, vehicle, starts, ends, from_place, to_place, price, own)
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
