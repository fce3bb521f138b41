-- The categories of which one network booked more than half of the vehicles within 24 hours, from three on; null for vehicles without
-- one. What was cancelled since does not count.
-- Called by the dashboard and the metrics (server/reservations/hoarding.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION hoarded_categories() RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
	busy bytea;
	held record;
	hoarded text[] := '{}';
BEGIN
	-- One by one, because few networks book three times: of their bookings all is found by indexes.
	FOR busy IN
		SELECT "network" FROM "network_bookings" WHERE "created_at" > now() - interval '24 hours' GROUP BY "network" HAVING count(*) > 2
	LOOP
		FOR held IN
			SELECT "vehicles"."category", count(DISTINCT "vehicles"."id") AS "vehicles"
			FROM "network_bookings"
			JOIN "reservations" ON "reservations"."id" = "network_bookings"."reservation_id"
			JOIN "vehicles" ON "vehicles"."id" = "reservations"."vehicle_id"
			WHERE "network" = busy AND "network_bookings"."created_at" > now() - interval '24 hours'
				AND "reservations"."status" = 'CREATED' AND "vehicles"."retired_at" IS NULL
			GROUP BY "vehicles"."category" HAVING count(DISTINCT "vehicles"."id") > 2
		LOOP
			-- Of a category only so many are counted as matter.
			IF array_position(hoarded, held."category") IS NULL AND 2 * held."vehicles" > (
				SELECT count(*) FROM (
					SELECT FROM "vehicles" WHERE "retired_at" IS NULL AND coalesce("category", '') = coalesce(held."category", '')
					LIMIT 2 * held."vehicles"
				) AS "fleet"
			) THEN
				hoarded := hoarded || held."category";
			END IF;
		END LOOP;
	END LOOP;
	RETURN ARRAY(SELECT unnest(hoarded) ORDER BY 1);
END $$;
