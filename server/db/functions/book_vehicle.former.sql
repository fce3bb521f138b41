-- book_vehicle as servers call it that still run from before occupancies. Its parameters keep their names, so that it is replaced
-- and never dropped: a call may be waiting for the migration.
-- Called by nobody else.
-- Locks as book_vehicle does.
-- Answers outcome, id, price and seconds to wait, as book_vehicle does.
CREATE OR REPLACE FUNCTION book_vehicle(
	customer integer, vehicle integer, starts timestamptz, ends timestamptz, from_place text, to_place text,
	hours integer, expected numeric, own boolean, most_open integer, most_an_hour integer,
	caller integer, request text, print bytea, terms text DEFAULT NULL,
	OUT outcome text, OUT reservation integer, OUT price numeric, OUT wait integer
) LANGUAGE plpgsql AS $$
BEGIN
	SELECT "now"."outcome", "now"."reservation", "now"."price", "now"."wait" INTO outcome, reservation, price, wait
		FROM "book_vehicle"(customer, vehicle, starts, ends, from_place, to_place, hours, expected, own, most_open, most_an_hour,
			caller, request, print, terms, 24, current_date, NULL, NULL) AS "now";
END $$;
