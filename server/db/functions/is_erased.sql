-- Whether a customer was erased.
-- Called by change_reservation, delete_reservation, issue_invoice, set_order_reference and store_photo, and at the counter by add_line,
-- remove_line, note_payments and undo_counter_step.
-- Locks nothing: its callers hold the customer's lock or row.
CREATE OR REPLACE FUNCTION is_erased(p_customer_id integer)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (SELECT FROM "users" WHERE "id" = p_customer_id AND "erased_at" IS NOT NULL)
$$;
