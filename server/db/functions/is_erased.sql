-- Whether a customer was erased.
-- Called by the functions of the counter, change_reservation, delete_reservation and store_photo.
-- Locks nothing: its callers hold the customer's lock or row.
CREATE OR REPLACE FUNCTION is_erased(p_customer_id integer)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (SELECT FROM "users" WHERE "id" = p_customer_id AND "erased_at" IS NOT NULL)
$$;
