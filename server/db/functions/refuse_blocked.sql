-- Keeps blocked customers from booking and from getting more time with a vehicle; an administrator may do both for them. Whoever
-- blocks takes the customer's lock, which everything that writes reservations holds by then: so none slips through.
-- Called by the triggers `not_blocked` and `not_blocked_change` on reservations.
-- Locks nothing. Raises check_violation of `reservations_not_blocked`.
CREATE OR REPLACE FUNCTION refuse_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_own boolean := CASE TG_OP WHEN 'INSERT' THEN NEW."booked_by_customer"
		ELSE coalesce(current_setting('rental.actor', true), '') = NEW."user_id"::text END;
BEGIN
	IF is_own AND current_setting('rental.quiet', true) IS DISTINCT FROM 'on'
			AND (SELECT "blocked" FROM "users" WHERE "id" = NEW."user_id") THEN
		RAISE EXCEPTION 'The customer is blocked' USING
			ERRCODE = 'check_violation', TABLE = 'reservations', CONSTRAINT = 'reservations_not_blocked';
	END IF;
	RETURN NEW;
END $$;
