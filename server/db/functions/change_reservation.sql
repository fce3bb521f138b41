-- Updates a reservation, if it still is in the version that the caller has read and checked, with the vehicle that it had then
-- (`p_current_vehicle_id`). Other times and vehicles are priced at the agreed rates, or with `p_reprices` another vehicle at its own of
-- today, with what else is agreed for it; each vehicle needs its own time afterwards.
-- `p_expected_price` is the price that the caller was shown, or null. With `p_adjusts` the price set by hand becomes `p_adjustment`
-- or a discount of `p_percent` of the rental, for a reason, or none. What else it costs stays, in percent of the rental as such; the price
-- is never below zero. Discounts leave nothing to pay of a rental that becomes cheaper only with `p_allows_free`.
-- With `p_changes_one_way` it becomes a one-way rental with this fee and so many hours that bring the vehicle home, or with null none;
-- without, both stay as agreed.
-- With `p_swaps` a vehicle of another kind needs `p_consent`, which is kept.
-- One that is set back to CREATED loses its return or no-show, with what that added to the price; one that was handed over and is
-- set to DONE is back now. While a vehicle is with the customer its reservation is neither cancelled, nor given another one, nor a later
-- pick-up.
-- One whose vehicle is missing has it again once that is free, whatever else is edited; else it stays as it is until it gets another
-- vehicle or time.
-- One that becomes longer is refused when the customer would have too many days of rentals ahead. A limit of 0 is none, as for
-- administrators.
-- Called when customers change or cancel and administrators edit (server/reservations/reservation-editor.ts).
-- Locks the customer (6), both vehicles (4) by ascending id, then the reservation's row.
-- Answers an outcome of server/reservations/outcome.ts or 'changed' (another version), and the price; `max_days` is the limit of
-- 'too many days'.
CREATE OR REPLACE FUNCTION change_reservation(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_current_vehicle_id integer,
	p_vehicle_id integer, p_pick_up_at timestamptz, p_drop_off_at timestamptz, p_pick_up_location text, p_drop_off_location text, p_status text,
	p_hours integer, p_expected_price numeric, p_not_ready_hours integer, p_today date,
	p_adjusts boolean, p_adjustment numeric, p_reason text, p_currency text, p_vat_percent numeric,
	p_open_days_new integer, p_open_days integer,
	p_reprices boolean, p_percent numeric, p_allows_free boolean, p_swaps boolean, p_consent text,
	p_changes_one_way boolean, p_one_way_fee numeric, p_transfer_hours integer,
	OUT outcome text, OUT price numeric, OUT max_days integer
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations";
	wanted "vehicles";
	is_moved boolean;
	is_reopened boolean;
	is_other_vehicle boolean;
	is_other_kind boolean;
	former_rental numeric;
	former_price numeric;
	adjustment numeric;
	is_taken boolean;
	stays_missing boolean;
	rental numeric;
	extras numeric;
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	PERFORM pg_advisory_xact_lock(4, least(p_current_vehicle_id, p_vehicle_id));
	PERFORM pg_advisory_xact_lock(4, greatest(p_current_vehicle_id, p_vehicle_id));
	SELECT * INTO terms FROM "reservations" WHERE "id" = p_reservation_id AND "version" = p_version FOR UPDATE;
	IF NOT FOUND THEN
		outcome := 'changed';
		RETURN;
	END IF;
	IF terms."drop_off_at" - terms."pick_up_at" < p_drop_off_at - p_pick_up_at THEN
		max_days := exceeded_open_days(p_customer_id, p_reservation_id, p_pick_up_at, p_drop_off_at, p_open_days_new, p_open_days);
		IF max_days IS NOT NULL THEN
			outcome := 'too many days';
			RETURN;
		END IF;
	END IF;
	is_reopened := p_status = 'CREATED' AND terms."status" <> 'CREATED';
	is_other_vehicle := terms."vehicle_id" <> p_vehicle_id;
	is_moved := is_other_vehicle OR terms."pick_up_at" <> p_pick_up_at;
	IF is_moved OR terms."drop_off_at" <> p_drop_off_at THEN
		SELECT * INTO wanted FROM "vehicles" WHERE "id" = p_vehicle_id;
		IF NOT FOUND THEN
			outcome := 'no vehicle';
			RETURN;
		END IF;
		SELECT "category" IS DISTINCT FROM wanted."category" INTO is_other_kind FROM "vehicles" WHERE "id" = terms."vehicle_id";
		SELECT terms."total_price" - coalesce(sum("amount"), 0) INTO former_rental FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id;
		IF terms."price_per_hour" IS NULL OR p_reprices AND is_other_vehicle THEN
			terms."price_per_hour" := wanted."price_per_hour";
			terms."price_per_day" := wanted."price_per_day";
			terms."price_per_week" := wanted."price_per_week";
			terms."deposit" := wanted."deposit";
			terms."included_km_per_day" := wanted."included_km_per_day";
			terms."price_per_extra_km" := wanted."price_per_extra_km";
			terms."currency" := p_currency;
			terms."vat_percent" := p_vat_percent;
		END IF;
		IF is_other_vehicle THEN
			terms."buffer_minutes" := coalesce(wanted."buffer_minutes", 0);
		END IF;
		rental := rental_price(p_hours, terms."price_per_hour", terms."price_per_day", terms."price_per_week");
	END IF;
	IF p_changes_one_way THEN
		terms."transfer_hours" := p_transfer_hours;
	END IF;
	IF p_adjusts OR p_changes_one_way OR rental IS NOT NULL OR is_reopened AND coalesce(terms."returned_at", terms."no_show_at") IS NOT NULL THEN
		-- Without agreed rates the rental costs what the former price leaves for it.
		SELECT coalesce(rental, rental_price(p_hours, terms."price_per_hour", terms."price_per_day", terms."price_per_week"),
				terms."total_price" - coalesce(sum("amount"), 0))
			INTO rental FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id;
		adjustment := coalesce(line_amount('percent', p_percent, 0, rental), p_adjustment);
		SELECT coalesce(sum(line_amount("unit", "quantity", "amount", rental))
					FILTER (WHERE NOT (p_adjusts AND "kind" = 'adjustment') AND NOT (p_changes_one_way AND "kind" = 'one_way') AND NOT (is_reopened AND coalesce("source", '') IN ('return', 'no-show'))), 0)
				+ CASE WHEN p_adjusts THEN coalesce(adjustment, 0) ELSE 0 END + CASE WHEN p_changes_one_way THEN coalesce(p_one_way_fee, 0) ELSE 0 END
			INTO extras FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id;
		former_price := terms."total_price";
		terms."total_price" := greatest(0, rental + extras);
	END IF;
	price := terms."total_price";
	is_taken := p_status = 'CREATED' AND EXISTS (
		SELECT FROM "occupancies" WHERE "vehicle_id" = p_vehicle_id AND "reservation_id" IS DISTINCT FROM p_reservation_id
			AND "occupancies"."during" && time_taken(p_pick_up_at, p_drop_off_at, terms."buffer_minutes", terms."transfer_hours")
	);
	stays_missing := is_taken AND terms."vehicle_missing" AND NOT is_moved AND terms."drop_off_at" = p_drop_off_at;
	outcome := CASE
		WHEN terms."picked_up_at" IS NOT NULL AND (
			terms."vehicle_id" <> p_vehicle_id OR p_status = 'CANCELLED' AND terms."status" = 'CREATED'
			-- Until a later pick-up others could book what the customer has.
			OR p_pick_up_at > greatest(terms."pick_up_at", terms."picked_up_at")
		) THEN 'handed over'
		WHEN p_swaps AND is_other_kind AND p_consent IS NULL THEN 'consent required'
		WHEN p_status = 'CREATED' AND is_erased(p_customer_id) THEN 'erased user'
		WHEN is_taken AND NOT stays_missing THEN 'taken'
		WHEN is_reopened AND terms."picked_up_at" IS NOT NULL AND is_out_with_others(p_vehicle_id, p_reservation_id) THEN 'out'
		WHEN is_moved AND p_status = 'CREATED' AND NOT is_ready(wanted, p_pick_up_at, p_not_ready_hours, p_today) THEN 'not ready'
		WHEN p_adjusts AND adjustment IS NOT NULL AND rental + extras < 0 THEN 'below zero'
		WHEN NOT p_adjusts AND NOT p_allows_free AND rental < former_rental AND price = 0 AND former_price > 0 AND rental > 0 THEN 'left nothing'
		WHEN p_expected_price <> price THEN 'price changed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		IF p_adjusts THEN
			DELETE FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id AND "kind" = 'adjustment';
			INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "text")
				SELECT p_reservation_id, 'adjustment', coalesce(p_percent, 1), CASE WHEN p_percent IS NULL THEN 'flat' ELSE 'percent' END, adjustment, adjustment, p_reason
				WHERE adjustment IS NOT NULL;
		END IF;
		IF p_changes_one_way THEN
			DELETE FROM "reservation_lines" WHERE "reservation_id" = p_reservation_id AND "kind" = 'one_way';
			INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount")
				SELECT p_reservation_id, 'one_way', 1, 'flat', p_one_way_fee, p_one_way_fee WHERE p_one_way_fee > 0;
		END IF;
		IF is_reopened THEN
			PERFORM remove_step(terms, 'return');
			PERFORM remove_step(terms, 'no-show');
		END IF;
		IF rental IS NOT NULL THEN
			PERFORM price_with_lines(p_reservation_id, rental);
		END IF;
		-- For the history.
		PERFORM set_config('rental.pricing', CASE WHEN p_reprices THEN 'today' ELSE 'keep' END, true);
		UPDATE "reservations" SET
			"returned_at" = CASE
				WHEN is_reopened THEN NULL
				WHEN p_status = 'DONE' AND terms."status" = 'CREATED' AND terms."picked_up_at" IS NOT NULL THEN coalesce("returned_at", greatest("picked_up_at", now()))
				ELSE "returned_at"
			END,
			"no_show_at" = CASE WHEN is_reopened THEN NULL ELSE "no_show_at" END,
			"billed_until" = CASE WHEN is_reopened THEN NULL ELSE "billed_until" END,
			"vehicle_missing" = stays_missing,
			"cancelled_because" = CASE WHEN p_status = 'CANCELLED' THEN "cancelled_because" END,
			"vehicle_id" = p_vehicle_id, "pick_up_at" = p_pick_up_at, "drop_off_at" = p_drop_off_at,
			"pick_up_location" = p_pick_up_location, "drop_off_location" = p_drop_off_location, "status" = p_status, "total_price" = price,
			"price_per_hour" = terms."price_per_hour", "price_per_day" = terms."price_per_day",
			"price_per_week" = terms."price_per_week", "buffer_minutes" = terms."buffer_minutes",
			"deposit" = terms."deposit", "included_km_per_day" = terms."included_km_per_day",
			"price_per_extra_km" = terms."price_per_extra_km",
			"currency" = terms."currency", "vat_percent" = terms."vat_percent",
			"transfer_hours" = terms."transfer_hours",
			"transfer_ended_at" = CASE WHEN p_status <> 'CREATED' THEN "transfer_ended_at" END,
			"exchange_consent" = CASE WHEN is_other_kind THEN p_consent ELSE "exchange_consent" END,
			-- Of what other tables hold of it, the row does not tell.
			"version" = "version" + p_adjusts::integer
			WHERE "id" = p_reservation_id;
		PERFORM set_config('rental.pricing', '', true);
	END IF;
END $$;
