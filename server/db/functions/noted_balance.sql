-- What was noted of one kind of money less what was given back of it. That is never more than what came.
-- Called by note_payment, remove_payment, record_payment and settle_invoices, which hold the reservation, and for what the counter and a customer's
-- totals show (server/reservations/amounts-due.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION noted_balance(p_reservation_id integer, p_kind_in text, p_kind_out text)
	RETURNS numeric LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum(CASE WHEN "kind" = p_kind_in THEN "amount" ELSE -"amount" END), 0)
		FROM "payments" WHERE "reservation_id" = p_reservation_id AND "kind" IN (p_kind_in, p_kind_out)
$$;
