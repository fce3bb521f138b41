-- What a rental of so many started hours costs. A day costs at most the price per day and 24 hours, a week at most the price per
-- week and 7 days; null is no such cap. A longer rental never costs less. One expression, so that the planner can put it into a query.
-- Called by book_vehicle, change_reservation, agreed_rental and alternatives_to, and by searches, quotes and the demo. Its twin is
-- contract/reservations/price.ts.
-- Locks nothing.
CREATE OR REPLACE FUNCTION rental_price(p_hours integer, p_price_per_hour numeric, p_price_per_day numeric, p_price_per_week numeric)
	RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT p_hours / 168 * least(p_price_per_week, 7 * least(p_price_per_day, 24 * p_price_per_hour)) + least(
		p_price_per_week,
		7 * least(p_price_per_day, 24 * p_price_per_hour),
		p_hours % 168 / 24 * least(p_price_per_day, 24 * p_price_per_hour) + least(p_price_per_day, p_hours % 24 * p_price_per_hour)
	)
$$;
