-- Whether a vehicle is retired: whoever is refused one is told that there is none, not that it is taken.
-- Called with the outcomes of book_vehicle and change_reservation (server/reservations/outcome.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION is_retired(p_vehicle_id integer) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT EXISTS (SELECT FROM "vehicles" WHERE "id" = p_vehicle_id AND "retired_at" IS NOT NULL)
$$;
