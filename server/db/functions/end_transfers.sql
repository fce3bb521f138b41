-- Ends the transfers of returned vehicles that something else begins in: whoever takes such a vehicle out of service or hands it over
-- knows where it is.
-- Called by occupy_by_block, occupy_by_retirement and start_rental.
-- Locks nothing: its callers hold the vehicle's lock.
CREATE OR REPLACE FUNCTION end_transfers(p_vehicle_id integer, p_during tstzrange) RETURNS void LANGUAGE sql VOLATILE AS $$
	UPDATE "reservations" SET "transfer_ended_at" = lower(p_during) WHERE "status" = 'DONE' AND "id" IN (
		SELECT "reservation_id" FROM "occupancies" WHERE "vehicle_id" = p_vehicle_id AND "kind" = 'transfer' AND "during" && p_during
	)
$$;
