-- Books a vehicle. Each statement of such a function sees what was committed before it began: so the locks are statements of
-- their own, and what is checked is read after them. A statement that locks and checks at once would read what was true
-- before it waited. A customer who was erased while this waited for their lock books nothing.
-- `p_hours` are to be paid. `p_expected_price` is the price that the customer was shown, or null. `p_key` is the caller's
-- Idempotency-Key, or null: a repeat of a request is answered as the first one, whatever the limits. Within `p_not_ready_hours` a
-- vehicle that is late or past due is not booked; `p_today` is the day at the company's place. Currency and VAT are the company's.
-- With `p_transfer_hours` it is a one-way rental, after which so many hours bring the vehicle home, for a fee; null for another one.
-- Of the limits on what a customer has open, books an hour and has ahead in days, and on what one network books an hour, 0 is none.
-- `p_network` is a keyed hash of the caller's network, null for administrators.
-- Called for customers and administrators who book (server/reservations/reservation-inserter.ts).
-- Locks the customer (6), the network (8), then the vehicle (4), as server/db/transaction-locks.ts numbers them.
-- Answers an outcome of server/reservations/outcome.ts, and of what was booked id, price and rates; of a repeated key what it
-- answered first. `wait` are the seconds until the customer or the network may book again, `max_days` the limit of 'too many days'.
CREATE OR REPLACE FUNCTION book_vehicle(
	p_customer_id integer, p_vehicle_id integer, p_pick_up_at timestamptz, p_drop_off_at timestamptz, p_pick_up_location text, p_drop_off_location text,
	p_hours integer, p_expected_price numeric, p_booked_by_customer boolean, p_open_reservations integer, p_bookings_per_hour integer,
	p_caller_id integer, p_key text, p_fingerprint bytea, p_terms_hash text, p_not_ready_hours integer, p_today date, p_currency text, p_vat_percent numeric,
	p_open_days_new integer, p_open_days integer, p_network bytea, p_bookings_per_network integer,
	p_one_way_fee numeric, p_transfer_hours integer,
	p_order_number text, p_cost_centre text,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer,
	OUT per_hour numeric, OUT per_day numeric, OUT per_week numeric, OUT max_days integer
) LANGUAGE plpgsql AS $$
DECLARE
	first "booking_requests";
	person "users";
	wanted "vehicles";
	asked tstzrange;
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	IF p_key IS NOT NULL THEN
		SELECT * INTO first FROM "booking_requests" WHERE "user_id" = p_caller_id AND "key" = p_key;
		IF FOUND THEN
			outcome := CASE WHEN first."fingerprint" = p_fingerprint THEN coalesce(first."refusal", 'written') ELSE 'other request' END;
			reservation := first."reservation_id";
			price := first."total_price";
			SELECT "price_per_hour", "price_per_day", "price_per_week" INTO per_hour, per_day, per_week
				FROM "reservations" WHERE "id" = reservation;
			RETURN;
		END IF;
	END IF;
	max_days := exceeded_open_days(p_customer_id, NULL, p_pick_up_at, p_drop_off_at, p_open_days_new, p_open_days);
	IF max_days IS NOT NULL THEN
		outcome := 'too many days';
		RETURN;
	END IF;
	IF p_bookings_per_network > 0 THEN
		PERFORM pg_advisory_xact_lock(8, hashtext(encode(p_network, 'hex')));
		-- Seconds until the oldest of so many bookings is an hour old.
		SELECT ceil(extract(epoch FROM "created_at" + interval '1 hour' - now())) INTO wait FROM "network_bookings"
			WHERE "network" = p_network AND "created_at" > now() - interval '1 hour'
			ORDER BY "created_at" DESC OFFSET p_bookings_per_network - 1 LIMIT 1;
		IF wait IS NOT NULL THEN
			outcome := 'too many of network';
			RETURN;
		END IF;
	END IF;
	PERFORM pg_advisory_xact_lock(4, p_vehicle_id);
	SELECT * INTO person FROM "users" WHERE "id" = p_customer_id AND "erased_at" IS NULL;
	SELECT * INTO wanted FROM "vehicles" WHERE "id" = p_vehicle_id;
	SELECT wanted."price_per_hour", wanted."price_per_day", wanted."price_per_week" INTO per_hour, per_day, per_week;
	price := rental_price(p_hours, per_hour, per_day, per_week) + coalesce(p_one_way_fee, 0);
	asked := time_taken(p_pick_up_at, p_drop_off_at, wanted."buffer_minutes", p_transfer_hours);
	IF p_bookings_per_hour > 0 THEN
		SELECT ceil(extract(epoch FROM "created_at" + interval '1 hour' - now())) INTO wait FROM "reservations"
			WHERE "user_id" = p_customer_id AND "booked_by_customer" AND "created_at" > now() - interval '1 hour'
			ORDER BY "created_at" DESC OFFSET p_bookings_per_hour - 1 LIMIT 1;
	END IF;
	outcome := CASE
		WHEN price IS NULL THEN 'no vehicle'
		WHEN person."id" IS NULL THEN 'no user'
		WHEN wait IS NOT NULL THEN 'too many an hour'
		WHEN p_open_reservations > 0 AND p_open_reservations <= (
			SELECT count(*) FROM "reservations"
			WHERE "user_id" = p_customer_id AND "status" = 'CREATED' AND "drop_off_at" > now()
		) THEN 'too many open'
		WHEN EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = p_vehicle_id AND "occupancies"."during" && asked
		) THEN 'taken'
		WHEN NOT is_ready(wanted, p_pick_up_at, p_not_ready_hours, p_today) THEN 'not ready'
		WHEN p_expected_price <> price THEN 'price changed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		INSERT INTO "reservations"
			("user_id", "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "total_price", "booked_by_customer", "terms_hash",
				"customer_name", "customer_company", "customer_address", "customer_zip_code", "customer_city", "customer_country",
				"order_number", "cost_centre", "buffer_minutes", "price_per_hour", "price_per_day", "price_per_week",
				"deposit", "included_km_per_day", "price_per_extra_km", "currency", "vat_percent", "transfer_hours")
			VALUES (p_customer_id, p_vehicle_id, p_pick_up_at, p_drop_off_at, p_pick_up_location, p_drop_off_location, price, p_booked_by_customer, p_terms_hash,
				person."first_name" || ' ' || person."last_name", nullif(person."company_name", ''), person."address", person."zip_code", person."city", person."country",
				p_order_number, p_cost_centre, coalesce(wanted."buffer_minutes", 0), per_hour, per_day, per_week,
				wanted."deposit", wanted."included_km_per_day", wanted."price_per_extra_km", p_currency, p_vat_percent, p_transfer_hours)
			RETURNING "id" INTO reservation;
		INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount")
			SELECT reservation, 'one_way', 1, 'flat', p_one_way_fee, p_one_way_fee WHERE p_one_way_fee > 0;
		IF p_network IS NOT NULL THEN
			INSERT INTO "network_bookings" ("network", "reservation_id") VALUES (p_network, reservation);
		END IF;
	END IF;
	-- Who has to wait may send the same request later. Of refusals one user has a hundred remembered: nobody shall fill the
	-- table by what is free to ask.
	IF p_key IS NOT NULL AND outcome <> 'too many an hour' THEN
		INSERT INTO "booking_requests" ("user_id", "key", "fingerprint", "refusal", "reservation_id", "total_price")
			SELECT p_caller_id, p_key, p_fingerprint, nullif(outcome, 'written'), reservation, price
			WHERE outcome = 'written' OR 100 > (
				SELECT count(*) FROM "booking_requests" WHERE "user_id" = p_caller_id AND "refusal" IS NOT NULL
			);
	END IF;
END $$;
