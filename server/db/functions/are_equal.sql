-- Whether two vehicles are one to a renter: alike in all that visitors see and that a contract says. They may differ in age, pictures
-- and what only administrators know of each: plate, mileage and what is due. A new field is decided about here, or
-- tests/api/equal-vehicles.test.ts fails.
-- Called by free_equal, and by searches, quotes and lists (server/vehicles/equal.ts).
-- Locks nothing.
-- Inlined: the first is read from the index vehicles_by_model.
CREATE OR REPLACE FUNCTION are_equal(p_vehicle "vehicles", p_other "vehicles") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT folded(p_other."model") COLLATE "C" = folded(p_vehicle."model") COLLATE "C"
		AND (
			p_other."model", p_other."category", p_other."home_place", p_other."doors", p_other."seats", p_other."luggage", p_other."payload_kg",
			p_other."load_volume_m3", p_other."load_length_cm", p_other."tow_bar", p_other."transmission", p_other."air_conditioning",
			p_other."fuel_type", p_other."licence_class", p_other."minimum_age", p_other."price_per_hour", p_other."price_per_day",
			p_other."price_per_week", p_other."included_km_per_day", p_other."price_per_extra_km", p_other."deposit", p_other."buffer_minutes"
		) IS NOT DISTINCT FROM (
			p_vehicle."model", p_vehicle."category", p_vehicle."home_place", p_vehicle."doors", p_vehicle."seats", p_vehicle."luggage", p_vehicle."payload_kg",
			p_vehicle."load_volume_m3", p_vehicle."load_length_cm", p_vehicle."tow_bar", p_vehicle."transmission", p_vehicle."air_conditioning",
			p_vehicle."fuel_type", p_vehicle."licence_class", p_vehicle."minimum_age", p_vehicle."price_per_hour", p_vehicle."price_per_day",
			p_vehicle."price_per_week", p_vehicle."included_km_per_day", p_vehicle."price_per_extra_km", p_vehicle."deposit", p_vehicle."buffer_minutes"
		)
$$;
