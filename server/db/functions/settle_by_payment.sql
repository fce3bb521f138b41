-- Settles a reservation's invoices after a payment was noted or removed.
-- Called by the trigger `settled` on payments.
-- Locks nothing: who writes payments holds the reservation.
CREATE OR REPLACE FUNCTION settle_by_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM settle_invoices(coalesce(NEW."reservation_id", OLD."reservation_id"));
	RETURN NULL;
END $$;
