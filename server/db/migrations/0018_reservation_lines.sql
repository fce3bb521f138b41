CREATE TABLE "reservation_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(12, 2) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"vat_percent" numeric(5, 2),
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_lines_kind" CHECK ("reservation_lines"."kind" in ('adjustment', 'discount', 'fee', 'fuel', 'kilometres', 'damage')),
	CONSTRAINT "reservation_lines_possible" CHECK ("reservation_lines"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and greatest(abs("reservation_lines"."unit_price"), abs("reservation_lines"."amount")) <= 9999999999.99)
);
--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_lines_reservation" ON "reservation_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_lines_adjustment" ON "reservation_lines" USING btree ("reservation_id") WHERE "reservation_lines"."kind" = 'adjustment';--> statement-breakpoint
-- Updates a reservation, if it still is in the version that the caller has read and checked (`known`, with its vehicle);
-- otherwise the outcome is 'changed'. Locks as `book_vehicle` does. Other times and vehicles are priced at the agreed rates;
-- each vehicle needs its own time afterwards. `expected` is the price that the caller was shown, or null. With `adjusts` the
-- price set by hand becomes `adjustment`, for a reason, or none. What else it costs stays; the price is never below zero.
CREATE OR REPLACE FUNCTION "change_reservation"(
	customer integer, changed integer, known integer, known_vehicle integer,
	vehicle integer, starts timestamptz, ends timestamptz, from_place text, to_place text, state text,
	hours integer, expected numeric, not_ready_hours integer, today date,
	adjusts boolean, adjustment numeric, reason text, currency text, vat numeric,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations";
	wanted "vehicles";
	is_moved boolean;
	rental numeric;
	extras numeric;
BEGIN
	PERFORM pg_advisory_xact_lock(6, customer);
	PERFORM pg_advisory_xact_lock(4, least(known_vehicle, vehicle));
	PERFORM pg_advisory_xact_lock(4, greatest(known_vehicle, vehicle));
	SELECT * INTO terms FROM "reservations" WHERE "id" = changed AND "version" = known FOR UPDATE;
	IF NOT FOUND THEN
		outcome := 'changed';
		RETURN;
	END IF;
	is_moved := terms."vehicle_id" <> vehicle OR terms."pick_up_at" <> starts;
	IF is_moved OR terms."drop_off_at" <> ends THEN
		SELECT * INTO wanted FROM "vehicles" WHERE "id" = vehicle;
		IF NOT FOUND THEN
			outcome := 'no vehicle';
			RETURN;
		END IF;
		IF terms."price_per_hour" IS NULL THEN
			terms."price_per_hour" := wanted."price_per_hour";
			terms."price_per_day" := wanted."price_per_day";
			terms."price_per_week" := wanted."price_per_week";
			terms."deposit" := wanted."deposit";
			terms."included_km_per_day" := wanted."included_km_per_day";
			terms."price_per_extra_km" := wanted."price_per_extra_km";
			terms."currency" := currency;
			terms."vat_percent" := vat;
		END IF;
		IF terms."vehicle_id" <> vehicle THEN
			terms."buffer_minutes" := coalesce(wanted."buffer_minutes", 0);
		END IF;
		rental := rental_price(hours, terms."price_per_hour", terms."price_per_day", terms."price_per_week");
	END IF;
	IF adjusts OR rental IS NOT NULL THEN
		-- Without agreed rates the rental costs what the former price leaves for it.
		SELECT coalesce(rental, rental_price(hours, terms."price_per_hour", terms."price_per_day", terms."price_per_week"),
				terms."total_price" - coalesce(sum("amount"), 0)),
			coalesce(sum("amount") FILTER (WHERE NOT (adjusts AND "kind" = 'adjustment')), 0)
				+ CASE WHEN adjusts THEN coalesce(adjustment, 0) ELSE 0 END
			INTO rental, extras FROM "reservation_lines" WHERE "reservation_id" = changed;
		terms."total_price" := greatest(0, rental + extras);
	END IF;
	price := terms."total_price";
	outcome := CASE
		WHEN state = 'CREATED' AND EXISTS (
			SELECT FROM "users" WHERE "id" = customer AND "erased_at" IS NOT NULL
		) THEN 'erased user'
		WHEN state = 'CREATED' AND EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = vehicle AND "reservation_id" IS DISTINCT FROM changed
				AND "occupancies"."during" && tstzrange(starts, ends + make_interval(mins => terms."buffer_minutes"))
		) THEN 'taken'
		WHEN is_moved AND state = 'CREATED' AND NOT is_ready(wanted, starts, not_ready_hours, today) THEN 'not ready'
		WHEN adjusts AND adjustment IS NOT NULL AND rental + extras < 0 THEN 'below zero'
		WHEN expected <> price THEN 'price changed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		IF adjusts THEN
			DELETE FROM "reservation_lines" WHERE "reservation_id" = changed AND "kind" = 'adjustment';
			INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "text")
				SELECT changed, 'adjustment', 1, 'flat', adjustment, adjustment, reason WHERE adjustment IS NOT NULL;
		END IF;
		UPDATE "reservations" SET
			"vehicle_id" = vehicle, "pick_up_at" = starts, "drop_off_at" = ends,
			"pick_up_location" = from_place, "drop_off_location" = to_place, "status" = state, "total_price" = price,
			"price_per_hour" = terms."price_per_hour", "price_per_day" = terms."price_per_day",
			"price_per_week" = terms."price_per_week", "buffer_minutes" = terms."buffer_minutes",
			"deposit" = terms."deposit", "included_km_per_day" = terms."included_km_per_day",
			"price_per_extra_km" = terms."price_per_extra_km",
			"currency" = terms."currency", "vat_percent" = terms."vat_percent",
			-- Of what other tables hold of it, the row does not tell.
			"version" = "version" + adjusts::integer
			WHERE "id" = changed;
	END IF;
END $$;
