-- What money of a kind adds to what is paid; below zero for what it takes away. What is kept of a deposit pays.
-- Called by add_payments, record_payment and rebuild_from_rows.
-- Locks nothing.
CREATE OR REPLACE FUNCTION paid_by(p_kind text, p_amount numeric)
	RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN p_kind IN ('payment', 'deposit_kept') THEN p_amount WHEN p_kind = 'refund' THEN -p_amount ELSE 0 END
$$;
