-- What makes vehicles one to a renter, as one value: all that visitors see and that a contract says. They may differ in age, pictures
-- and what only administrators know of each: plate, mileage and what is due. A new field is decided about here, or
-- tests/api/equal-vehicles.test.ts fails.
-- Called by are_equal, and by searches for groups (server/search/statements.ts).
-- Locks nothing.
-- Stable, as the text of a row is, so that it is inlined.
CREATE OR REPLACE FUNCTION equality_of(p_vehicle "vehicles") RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT ROW(
		p_vehicle."model", p_vehicle."category", p_vehicle."home_place", p_vehicle."doors", p_vehicle."seats", p_vehicle."luggage", p_vehicle."payload_kg",
		p_vehicle."load_volume_m3", p_vehicle."load_length_cm", p_vehicle."tow_bar", p_vehicle."transmission", p_vehicle."air_conditioning",
		p_vehicle."fuel_type", p_vehicle."licence_class", p_vehicle."minimum_age", p_vehicle."price_per_hour", p_vehicle."price_per_day",
		p_vehicle."price_per_week", p_vehicle."included_km_per_day", p_vehicle."price_per_extra_km", p_vehicle."deposit", p_vehicle."buffer_minutes"
	)::text
$$;
