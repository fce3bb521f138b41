-- Books a vehicle, unless the customer would have too many days of rentals ahead, or too many bookings came from one network within
-- an hour. `p_network` is a keyed hash of the caller's network, null for administrators. A limit of 0 is none. A repeat of a request
-- is answered as the first one, whatever the limits.
-- Called for customers and administrators who book (server/reservations/reservation-inserter.ts).
-- Locks the customer (6), the network (8), and through book_vehicle the vehicle (4).
-- Answers as book_vehicle does, or 'too many days' with the limit, or 'too many of network' with the seconds until it may book again.
CREATE OR REPLACE FUNCTION book_within_limits(
	p_customer_id integer, p_vehicle_id integer, p_pick_up_at timestamptz, p_drop_off_at timestamptz, p_pick_up_location text, p_drop_off_location text,
	p_hours integer, p_expected_price numeric, p_booked_by_customer boolean, p_open_reservations integer, p_bookings_per_hour integer,
	p_caller_id integer, p_key text, p_fingerprint bytea, p_terms_hash text, p_not_ready_hours integer, p_today date, p_currency text, p_vat_percent numeric,
	p_open_days_new integer, p_open_days integer, p_network bytea, p_bookings_per_network integer,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer,
	OUT per_hour numeric, OUT per_day numeric, OUT per_week numeric, OUT max_days integer
) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	IF p_key IS NULL OR NOT EXISTS (SELECT FROM "booking_requests" WHERE "user_id" = p_caller_id AND "key" = p_key) THEN
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
	END IF;
	SELECT * INTO outcome, reservation, price, wait, per_hour, per_day, per_week
		FROM book_vehicle(
			p_customer_id, p_vehicle_id, p_pick_up_at, p_drop_off_at, p_pick_up_location, p_drop_off_location, p_hours, p_expected_price,
			p_booked_by_customer, p_open_reservations, p_bookings_per_hour, p_caller_id, p_key, p_fingerprint, p_terms_hash, p_not_ready_hours,
			p_today, p_currency, p_vat_percent
		);
	IF outcome = 'written' AND p_network IS NOT NULL THEN
		-- A repeat names the reservation of the first request, which may be deleted by now.
		INSERT INTO "network_bookings" ("network", "reservation_id")
			SELECT p_network, "id" FROM "reservations" WHERE "id" = reservation ON CONFLICT DO NOTHING;
	END IF;
END $$;
