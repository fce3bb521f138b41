-- The address of a customer as it is now: `{address, zipCode, city, country}`.
-- Called by customer_at_booking, and by the fines desk (server/fines/repository.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION address_of(p_customer "users")
	RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_build_object(
		'address', p_customer."address", 'zipCode', p_customer."zip_code", 'city', p_customer."city", 'country', p_customer."country"
	)
$$;
