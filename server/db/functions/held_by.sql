-- What money of a kind adds to the deposit that is held; below zero for what it takes away.
-- Called by add_payments, record_payment and rebuild_from_rows.
-- Locks nothing.
CREATE OR REPLACE FUNCTION held_by(p_kind text, p_amount numeric)
	RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN p_kind = 'deposit_taken' THEN p_amount WHEN p_kind IN ('deposit_returned', 'deposit_kept') THEN -p_amount ELSE 0 END
$$;
