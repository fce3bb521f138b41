-- Which of a vehicle's equals is booked: of those that are free and ready the one whose free time around the rental is the shortest,
-- from now or the end of what it has before until what it has next, and of several the one that was added first.
-- Called by bookings of any equal vehicle, for the argument of book_vehicle (server/reservations/reservation-inserter.ts).
-- Locks the customer (6), the network unless null (8), then all equal vehicles (4) by ascending id, as
-- server/db/transaction-locks.ts wants: what is found stays free until book_vehicle, which locks and checks the same again.
-- Answers the vehicle itself where none is to be had: book_vehicle says why.
CREATE OR REPLACE FUNCTION free_equal(
	p_customer_id integer, p_network bytea, p_vehicle_id integer, p_from timestamptz, p_until timestamptz, p_not_ready_hours integer, p_today date, p_transfer_hours integer
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	wanted "vehicles";
	chosen integer;
BEGIN
	PERFORM pg_advisory_xact_lock(6, p_customer_id);
	IF p_network IS NOT NULL THEN
		PERFORM pg_advisory_xact_lock(8, hashtext(encode(p_network, 'hex')));
	END IF;
	SELECT * INTO wanted FROM "vehicles" WHERE "id" = p_vehicle_id AND "retired_at" IS NULL;
	PERFORM pg_advisory_xact_lock(4, "id") FROM (
		SELECT v."id" FROM "vehicles" AS v WHERE are_equal(wanted, v) AND v."retired_at" IS NULL ORDER BY v."id"
	) AS "equals";
	SELECT v."id" INTO chosen FROM "vehicles" AS v, LATERAL (
		SELECT time_taken(p_from, p_until, v."buffer_minutes", p_transfer_hours) AS "during"
	) AS "asked"
	WHERE are_equal(wanted, v) AND v."retired_at" IS NULL
		AND NOT EXISTS (SELECT FROM "occupancies" WHERE "vehicle_id" = v."id" AND "during" && "asked"."during")
		AND is_ready(v, p_from, p_not_ready_hours, p_today)
	ORDER BY coalesce((
		-- Nobody books three years ahead.
		SELECT min(lower("during")) FROM "occupancies" WHERE "vehicle_id" = v."id" AND "during" && tstzrange(upper("asked"."during"), NULL)
	), p_until + interval '3 years') - coalesce((
		SELECT max(upper("during")) FROM "occupancies" WHERE "vehicle_id" = v."id" AND "during" && tstzrange(least(now(), p_from), p_from)
	), now()), v."id"
	LIMIT 1;
	RETURN coalesce(chosen, p_vehicle_id);
END $$;
