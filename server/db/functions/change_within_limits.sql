-- Updates a reservation, unless it becomes longer and the customer would have too many days of rentals ahead. A limit of 0 is none,
-- as for administrators.
-- Called when customers change or cancel and administrators edit (server/reservations/reservation-editor.ts).
-- Locks the customer (6), and through change_reservation both vehicles (4) by ascending id, then the reservation's row.
-- Answers as change_reservation does, or 'too many days' with the limit.
CREATE OR REPLACE FUNCTION change_within_limits(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_current_vehicle_id integer,
	p_vehicle_id integer, p_pick_up_at timestamptz, p_drop_off_at timestamptz, p_pick_up_location text, p_drop_off_location text, p_status text,
	p_hours integer, p_expected_price numeric, p_not_ready_hours integer, p_today date,
	p_adjusts boolean, p_adjustment numeric, p_reason text, p_currency text, p_vat_percent numeric,
	p_open_days_new integer, p_open_days integer,
	OUT outcome text, OUT price numeric, OUT max_days integer
) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	IF EXISTS (
		SELECT FROM "reservations" WHERE "id" = p_reservation_id AND "version" = p_version
			AND "drop_off_at" - "pick_up_at" < p_drop_off_at - p_pick_up_at
	) THEN
		max_days := exceeded_open_days(p_customer_id, p_reservation_id, p_pick_up_at, p_drop_off_at, p_open_days_new, p_open_days);
		IF max_days IS NOT NULL THEN
			outcome := 'too many days';
			RETURN;
		END IF;
	END IF;
	SELECT * INTO outcome, price
		FROM change_reservation(
			p_customer_id, p_reservation_id, p_version, p_current_vehicle_id, p_vehicle_id, p_pick_up_at, p_drop_off_at, p_pick_up_location,
			p_drop_off_location, p_status, p_hours, p_expected_price, p_not_ready_hours, p_today, p_adjusts, p_adjustment, p_reason,
			p_currency, p_vat_percent
		);
END $$;
