-- Locks a reservation in the version that the caller has read and computed with. Each write at the counter is one function that
-- calls this first, and only then reads, checks and writes.
-- Called by delete_reservation, cancel_reservation, issue_invoice, cancel_invoice, and at the counter by hand_over_on_record, start_rental, take_back_on_record, record_no_show, undo_counter_step, set_drivers, set_order_reference,
-- end_transfer, add_line, remove_line, note_payments and remove_payment.
-- Locks the customer (6), the vehicle (4), then the reservation's row, in the order that server/db/transaction-locks.ts wants.
-- Answers the reservation, or nothing but nulls when it is in another version: then the outcome is 'changed'.
CREATE OR REPLACE FUNCTION lock_reservation(p_customer_id integer, p_vehicle_id integer, p_reservation_id integer, p_version integer)
	RETURNS "reservations" LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations";
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	PERFORM pg_advisory_xact_lock(4, p_vehicle_id);
	SELECT * INTO terms FROM "reservations" WHERE "id" = p_reservation_id AND "version" = p_version FOR UPDATE;
	RETURN terms;
END $$;
