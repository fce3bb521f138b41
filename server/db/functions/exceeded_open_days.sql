-- Whether a customer would have more days of rentals ahead than they may, with a rental of these times besides those of other
-- reservations. An hour more does not count, because of the change of clocks.
-- Called by book_vehicle and change_reservation.
-- Locks nothing: its callers hold the customer's lock (6).
-- Answers the limit that would be exceeded, in days: `p_open_days` once a rental of theirs was returned or an administrator trusts
-- them, else `p_open_days_new`. Null if neither is exceeded; 0 is no limit.
CREATE OR REPLACE FUNCTION exceeded_open_days(
	p_customer_id integer, p_reservation_id integer, p_pick_up_at timestamptz, p_drop_off_at timestamptz, p_open_days_new integer, p_open_days integer
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	max_days integer;
	open_time interval;
BEGIN
	SELECT nullif(CASE WHEN "trusted" OR EXISTS (
			SELECT FROM "reservations" WHERE "user_id" = p_customer_id AND "returned_at" IS NOT NULL
		) THEN p_open_days ELSE p_open_days_new END, 0)
		INTO max_days FROM "users" WHERE "id" = p_customer_id;
	IF max_days IS NULL THEN
		RETURN NULL;
	END IF;
	SELECT coalesce(sum("drop_off_at" - "pick_up_at"), '0') INTO open_time FROM "reservations"
		WHERE "user_id" = p_customer_id AND "status" = 'CREATED' AND "drop_off_at" > now() AND "id" IS DISTINCT FROM p_reservation_id;
	RETURN CASE WHEN extract(epoch FROM open_time + (p_drop_off_at - p_pick_up_at)) > max_days::bigint * 86400 + 3600 THEN max_days END;
END $$;
