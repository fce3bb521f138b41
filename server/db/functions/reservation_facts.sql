-- What a mail says of a reservation, as it was when the mail was written.
-- Called by store_condition and tell_of_reservation, and by reminders (server/mail/reminders.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION reservation_facts(p_reservation "reservations")
	RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'id', p_reservation."id", 'vehicleId', p_reservation."vehicle_id", 'version', p_reservation."version",
		'pickUpTime', p_reservation."pick_up_at", 'dropOffTime', p_reservation."drop_off_at",
		'pickUpLocation', p_reservation."pick_up_location", 'dropOffLocation', p_reservation."drop_off_location",
		'totalPrice', p_reservation."total_price", 'currency', p_reservation."currency", 'vatPercent', p_reservation."vat_percent",
		'pricePerHour', p_reservation."price_per_hour", 'pricePerDay', p_reservation."price_per_day", 'pricePerWeek', p_reservation."price_per_week",
		'deposit', p_reservation."deposit", 'includedKmPerDay', p_reservation."included_km_per_day", 'pricePerExtraKm', p_reservation."price_per_extra_km",
		'termsHash', p_reservation."terms_hash"
	)
$$;
