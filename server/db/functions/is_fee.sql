-- Whether a line of this kind is to be paid of a cancelled reservation, too. Its twin is contract/reservations/lines.ts.
-- Called by keep_fees and rebuild_from_rows.
-- Locks nothing.
CREATE OR REPLACE FUNCTION is_fee(p_kind text)
	RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT p_kind IN ('fee', 'cancellation', 'no_show', 'fine', 'cleaning')
$$;
