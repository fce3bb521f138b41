-- Whether two vehicles are one to a renter, as equality_of says.
-- Called by free_equal, and by quotes and lists (server/vehicles/equal.ts).
-- Locks nothing.
-- Inlined: the first is read from the index vehicles_by_model.
CREATE OR REPLACE FUNCTION are_equal(p_vehicle "vehicles", p_other "vehicles") RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT folded(p_other."model") COLLATE "C" = folded(p_vehicle."model") COLLATE "C" AND equality_of(p_other) = equality_of(p_vehicle)
$$;
