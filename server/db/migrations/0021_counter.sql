CREATE TABLE "counter_steps" (
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mileage_km" integer,
	"fuel_eighths" integer,
	"licence_seen" boolean,
	"note" text DEFAULT '' NOT NULL,
	"reason" text,
	"former_mileage_km" integer,
	"by_user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counter_steps_reservation_id_kind_pk" PRIMARY KEY("reservation_id","kind"),
	CONSTRAINT "counter_steps_kind" CHECK ("counter_steps"."kind" in ('hand-over', 'return', 'no-show')),
	CONSTRAINT "counter_steps_readings" CHECK (num_nulls("counter_steps"."mileage_km", "counter_steps"."fuel_eighths") = case when "counter_steps"."kind" = 'no-show' then 2 else 0 end
        and "counter_steps"."mileage_km" >= 0 and "counter_steps"."fuel_eighths" between 0 and 8),
	CONSTRAINT "counter_steps_possible" CHECK ("counter_steps"."at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "counter_steps"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z')
);
--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "billed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counter_steps" ADD CONSTRAINT "counter_steps_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_steps" ADD CONSTRAINT "counter_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_source" CHECK ("reservation_lines"."source" in ('return', 'no-show', 'hand')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_billed" CHECK ("reservations"."billed_until" > "reservations"."drop_off_at" and "reservations"."billed_until" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
-- The counter. Each of its writes is one function: it takes the customer's lock, the vehicle's and the row's, as
-- `change_reservation` does, and only then reads, checks and writes. `known` is the version that the caller has read and
-- computed with: in another one nothing is found, and the outcome is 'changed'. `hours` are those to be paid.
CREATE OR REPLACE FUNCTION "lock_reservation"(customer integer, vehicle integer, changed integer, known integer)
	RETURNS "reservations" LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations";
BEGIN
	PERFORM pg_advisory_xact_lock(6, customer);
	PERFORM pg_advisory_xact_lock(4, vehicle);
	SELECT * INTO terms FROM "reservations" WHERE "id" = changed AND "version" = known FOR UPDATE;
	RETURN terms;
END $$;--> statement-breakpoint
-- What the rental itself costs at the agreed rates; without these what the price leaves for it.
CREATE OR REPLACE FUNCTION "agreed_rental"(terms "reservations", hours integer)
	RETURNS numeric LANGUAGE sql VOLATILE AS $$
	SELECT coalesce(
		rental_price(hours, terms."price_per_hour", terms."price_per_day", terms."price_per_week"),
		terms."total_price" - (SELECT coalesce(sum("amount"), 0) FROM "reservation_lines" WHERE "reservation_id" = terms."id")
	)
$$;--> statement-breakpoint
-- The price of a rental and of the lines that are stored for it, never below zero.
CREATE OR REPLACE FUNCTION "price_with_lines"(reservation integer, rental numeric)
	RETURNS numeric LANGUAGE sql VOLATILE AS $$
	SELECT greatest(0, rental + coalesce(sum("amount"), 0)) FROM "reservation_lines" WHERE "reservation_id" = reservation
$$;--> statement-breakpoint
-- Whether a vehicle is with another customer.
CREATE OR REPLACE FUNCTION "is_out_with_others"(vehicle integer, reservation integer)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (
		SELECT FROM "reservations"
		WHERE "vehicle_id" = vehicle AND "picked_up_at" IS NOT NULL AND "returned_at" IS NULL AND "status" = 'CREATED'
			AND "id" <> reservation
	)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "is_erased"(customer integer)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (SELECT FROM "users" WHERE "id" = customer AND "erased_at" IS NOT NULL)
$$;--> statement-breakpoint
-- Whether a vehicle was read off at a later time than this.
CREATE OR REPLACE FUNCTION "is_read_later"(vehicle integer, moment timestamptz)
	RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (
		SELECT FROM "counter_steps" AS "step" JOIN "reservations" AS "rental" ON "rental"."id" = "step"."reservation_id"
		WHERE "rental"."vehicle_id" = vehicle AND "step"."at" > moment AND "step"."mileage_km" IS NOT NULL
	)
$$;--> statement-breakpoint
-- Stores a step. The vehicle's mileage follows its newest reading.
CREATE OR REPLACE FUNCTION "store_step"(
	terms "reservations", step text, moment timestamptz, kilometres integer, eighths integer, licence boolean,
	remark text, why text, administrator integer
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	former integer;
BEGIN
	SELECT "mileage_km" INTO former FROM "vehicles" WHERE "id" = terms."vehicle_id";
	IF kilometres IS DISTINCT FROM former AND kilometres IS NOT NULL AND NOT is_read_later(terms."vehicle_id", moment) THEN
		UPDATE "vehicles" SET "mileage_km" = kilometres WHERE "id" = terms."vehicle_id";
	END IF;
	INSERT INTO "counter_steps"
		("reservation_id", "kind", "at", "mileage_km", "fuel_eighths", "licence_seen", "note", "reason", "former_mileage_km", "by_user_id")
		VALUES (terms."id", step, moment, kilometres, eighths, licence, remark, why, former,
			(SELECT "id" FROM "users" WHERE "id" = administrator));
END $$;--> statement-breakpoint
-- Takes a step back, with its lines. The vehicle gets back the mileage that it had before, unless it got another one meanwhile.
CREATE OR REPLACE FUNCTION "remove_step"(terms "reservations", step text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	undone "counter_steps";
BEGIN
	DELETE FROM "reservation_lines" WHERE "reservation_id" = terms."id" AND "source" = step;
	DELETE FROM "counter_steps" WHERE "reservation_id" = terms."id" AND "kind" = step RETURNING * INTO undone;
	IF undone."mileage_km" IS NOT NULL AND NOT is_read_later(terms."vehicle_id", undone."at") THEN
		UPDATE "vehicles" SET "mileage_km" = undone."former_mileage_km"
			WHERE "id" = terms."vehicle_id" AND "mileage_km" = undone."mileage_km"
				AND "mileage_km" IS DISTINCT FROM undone."former_mileage_km";
	END IF;
END $$;--> statement-breakpoint
-- Hands a vehicle over, to one customer at a time. One that is past due on `today` needs a reason (`why`).
CREATE OR REPLACE FUNCTION "hand_over"(
	customer integer, changed integer, known integer, vehicle integer,
	moment timestamptz, kilometres integer, eighths integer, licence boolean, remark text, why text, administrator integer, today date,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NOT NULL THEN 'handed over'
		WHEN is_out_with_others(vehicle, changed) THEN 'out'
		WHEN why IS NULL AND EXISTS (
			SELECT FROM "vehicles" WHERE "id" = vehicle AND least("inspection_due_on", "safety_check_due_on") < today
		) THEN 'past due'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		PERFORM store_step(terms, 'hand-over', moment, kilometres, eighths, licence, remark, why, administrator);
		UPDATE "reservations" SET "picked_up_at" = moment WHERE "id" = changed;
	END IF;
END $$;--> statement-breakpoint
-- Takes a vehicle back. `billed` is the time of the return, if it is later than agreed; `lines` are what it adds to the price
-- besides the hours, and `expected` is the price that the caller was shown, or null.
CREATE OR REPLACE FUNCTION "take_back"(
	customer integer, changed integer, known integer, vehicle integer,
	moment timestamptz, kilometres integer, eighths integer, remark text, administrator integer,
	hours integer, billed timestamptz, lines jsonb, expected numeric,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	rental numeric;
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NULL THEN 'not handed over'
		ELSE 'written'
	END;
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	rental := agreed_rental(terms, hours);
	SELECT greatest(0, rental + coalesce(sum("amount"), 0)) INTO price FROM (
		SELECT "amount" FROM "reservation_lines" WHERE "reservation_id" = changed
		UNION ALL
		SELECT "amount" FROM jsonb_to_recordset(lines) AS "added"("amount" numeric)
	) AS "all_lines";
	IF expected <> price THEN
		outcome := 'price changed';
		RETURN;
	END IF;
	PERFORM store_step(terms, 'return', moment, kilometres, eighths, NULL, remark, NULL, administrator);
	INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "source")
		SELECT changed, "kind", "quantity", "unit", "unitPrice", "amount", 'return'
		FROM jsonb_to_recordset(lines) AS "added"("kind" text, "quantity" numeric, "unit" text, "unitPrice" numeric, "amount" numeric);
	UPDATE "reservations" SET
		"returned_at" = moment, "billed_until" = billed, "status" = 'DONE', "total_price" = price
		WHERE "id" = changed;
END $$;--> statement-breakpoint
-- Notes that nobody came for a vehicle, which is free again then. A fee of 0 is none.
CREATE OR REPLACE FUNCTION "record_no_show"(
	customer integer, changed integer, known integer, vehicle integer,
	hours integer, fee numeric, remark text, administrator integer,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	rental numeric;
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'CREATED' THEN 'closed'
		WHEN terms."picked_up_at" IS NOT NULL THEN 'handed over'
		WHEN terms."pick_up_at" > now() THEN 'before pick-up'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		rental := agreed_rental(terms, hours);
		INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "source")
			SELECT changed, 'fee', 1, 'flat', fee, fee, 'no-show' WHERE fee > 0;
		price := price_with_lines(changed, rental);
		PERFORM store_step(terms, 'no-show', now(), NULL, NULL, NULL, remark, NULL, administrator);
		UPDATE "reservations" SET "no_show_at" = now(), "status" = 'CANCELLED', "total_price" = price WHERE "id" = changed;
	END IF;
END $$;--> statement-breakpoint
-- Undoes the last step, with all that it wrote. Nobody else may have the vehicle by then.
CREATE OR REPLACE FUNCTION "undo_step"(
	customer integer, changed integer, known integer, vehicle integer, step text, hours integer,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	rental numeric;
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN step IS DISTINCT FROM CASE
			WHEN terms."status" = 'CANCELLED' AND terms."no_show_at" IS NOT NULL THEN 'no-show'
			WHEN terms."status" = 'DONE' AND terms."returned_at" IS NOT NULL THEN 'return'
			WHEN terms."status" = 'CREATED' AND terms."picked_up_at" IS NOT NULL THEN 'hand-over'
		END THEN 'other step'
		WHEN step = 'hand-over' THEN 'written'
		WHEN is_erased(customer) THEN 'erased user'
		WHEN EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = vehicle
				AND "occupancies"."during" && tstzrange(terms."pick_up_at", terms."drop_off_at" + make_interval(mins => terms."buffer_minutes"))
		) THEN 'taken'
		WHEN step = 'return' AND is_out_with_others(vehicle, changed) THEN 'out'
		ELSE 'written'
	END;
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	rental := agreed_rental(terms, hours);
	PERFORM remove_step(terms, step);
	price := CASE WHEN step = 'hand-over' THEN terms."total_price" ELSE price_with_lines(changed, rental) END;
	UPDATE "reservations" SET
		"status" = 'CREATED', "total_price" = price, "billed_until" = NULL, "returned_at" = NULL, "no_show_at" = NULL,
		"picked_up_at" = CASE WHEN step = 'hand-over' THEN NULL ELSE "picked_up_at" END
		WHERE "id" = changed;
END $$;--> statement-breakpoint
-- Adds a line to the price by hand; a discount is below zero, and the price never is.
CREATE OR REPLACE FUNCTION "add_line"(
	customer integer, changed integer, known integer, vehicle integer, hours integer, sort text, extra numeric, words text,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	rental numeric;
BEGIN
	IF terms."id" IS NOT NULL THEN
		rental := agreed_rental(terms, hours);
		SELECT rental + extra + coalesce(sum("amount"), 0) INTO price FROM "reservation_lines" WHERE "reservation_id" = changed;
	END IF;
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN is_erased(customer) THEN 'erased user'
		WHEN extra < 0 AND price < 0 THEN 'below zero'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "text", "source")
			VALUES (changed, sort, 1, 'flat', extra, extra, words, 'hand');
		price := price_with_lines(changed, rental);
		UPDATE "reservations" SET "total_price" = price, "version" = "version" + 1 WHERE "id" = changed;
	END IF;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "remove_line"(
	customer integer, changed integer, known integer, vehicle integer, hours integer, line integer,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	rental numeric;
BEGIN
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN NOT EXISTS (SELECT FROM "reservation_lines" WHERE "reservation_id" = changed AND "id" = line) THEN 'no line'
		WHEN is_erased(customer) THEN 'erased user'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		rental := agreed_rental(terms, hours);
		DELETE FROM "reservation_lines" WHERE "id" = line;
		price := price_with_lines(changed, rental);
		UPDATE "reservations" SET "total_price" = price, "version" = "version" + 1 WHERE "id" = changed;
	END IF;
END $$;--> statement-breakpoint
-- Updates a reservation, if it still is in the version that the caller has read and checked (`known`, with its vehicle);
-- otherwise the outcome is 'changed'. Locks as `book_vehicle` does. Other times and vehicles are priced at the agreed rates;
-- each vehicle needs its own time afterwards. `expected` is the price that the caller was shown, or null. With `adjusts` the
-- price set by hand becomes `adjustment`, for a reason, or none. What else it costs stays; the price is never below zero.
-- One that is set back to CREATED loses its return or no-show, with what that added to the price; one that was handed over and is
-- set to DONE is back now. While a vehicle is with the customer its reservation is neither cancelled nor given another one.
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
	is_reopened boolean;
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
	is_reopened := state = 'CREATED' AND terms."status" <> 'CREATED';
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
	IF adjusts OR rental IS NOT NULL OR is_reopened AND coalesce(terms."returned_at", terms."no_show_at") IS NOT NULL THEN
		-- Without agreed rates the rental costs what the former price leaves for it.
		SELECT coalesce(rental, rental_price(hours, terms."price_per_hour", terms."price_per_day", terms."price_per_week"),
				terms."total_price" - coalesce(sum("amount"), 0)),
			coalesce(sum("amount") FILTER (WHERE NOT (adjusts AND "kind" = 'adjustment') AND NOT (is_reopened AND coalesce("source", '') IN ('return', 'no-show'))), 0)
				+ CASE WHEN adjusts THEN coalesce(adjustment, 0) ELSE 0 END
			INTO rental, extras FROM "reservation_lines" WHERE "reservation_id" = changed;
		terms."total_price" := greatest(0, rental + extras);
	END IF;
	price := terms."total_price";
	outcome := CASE
		WHEN terms."picked_up_at" IS NOT NULL AND (
			terms."vehicle_id" <> vehicle OR state = 'CANCELLED' AND terms."status" = 'CREATED'
		) THEN 'handed over'
		WHEN state = 'CREATED' AND EXISTS (
			SELECT FROM "users" WHERE "id" = customer AND "erased_at" IS NOT NULL
		) THEN 'erased user'
		WHEN state = 'CREATED' AND EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = vehicle AND "reservation_id" IS DISTINCT FROM changed
				AND "occupancies"."during" && tstzrange(starts, ends + make_interval(mins => terms."buffer_minutes"))
		) THEN 'taken'
		WHEN is_reopened AND terms."picked_up_at" IS NOT NULL AND is_out_with_others(vehicle, changed) THEN 'out'
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
		IF is_reopened THEN
			PERFORM remove_step(terms, 'return');
			PERFORM remove_step(terms, 'no-show');
		END IF;
		UPDATE "reservations" SET
			"returned_at" = CASE
				WHEN is_reopened THEN NULL
				WHEN state = 'DONE' AND terms."status" = 'CREATED' AND terms."picked_up_at" IS NOT NULL THEN coalesce("returned_at", greatest("picked_up_at", now()))
				ELSE "returned_at"
			END,
			"no_show_at" = CASE WHEN is_reopened THEN NULL ELSE "no_show_at" END,
			"billed_until" = CASE WHEN is_reopened THEN NULL ELSE "billed_until" END,
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
END $$;--> statement-breakpoint
-- Tells the customer by mail what happened to a reservation that is not over, whoever did it. Not what happens at the
-- counter, nor prices of vehicles that are out, nor while `rental.quiet` is on: then what is written happened long ago.
CREATE OR REPLACE FUNCTION "tell_of_reservation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	news text := CASE
		-- Who hands over and takes back tells it at the counter, also what is undone there.
		WHEN TG_OP = 'UPDATE' AND coalesce(NEW."no_show_at", OLD."no_show_at", NEW."returned_at", OLD."returned_at") IS NOT NULL THEN NULL
		WHEN TG_OP = 'UPDATE' AND NEW."picked_up_at" IS NOT NULL
			AND (OLD."pick_up_at", OLD."drop_off_at", OLD."pick_up_location", OLD."drop_off_location", OLD."status")
				= (NEW."pick_up_at", NEW."drop_off_at", NEW."pick_up_location", NEW."drop_off_location", NEW."status") THEN NULL
		WHEN NEW."status" = 'CREATED' AND TG_OP = 'INSERT' THEN 'booking-confirmed'
		WHEN NEW."status" = 'CREATED' AND OLD."status" <> 'CREATED' THEN 'booking-confirmed'
		WHEN NEW."status" = 'CREATED' AND OLD."vehicle_id" <> NEW."vehicle_id" THEN 'vehicle-exchanged'
		WHEN NEW."status" = 'CREATED' THEN 'booking-changed'
		WHEN NEW."status" = 'CANCELLED' AND OLD."status" = 'CREATED' THEN 'booking-cancelled'
	END;
BEGIN
	IF news IS NOT NULL AND NEW."drop_off_at" > now() AND current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "mails" ("template", "language", "recipient", "values", "user_id", "reservation_id")
			SELECT news, coalesce("language", 'de'), "email",
				jsonb_build_object('reservation', reservation_facts(NEW))
					|| CASE WHEN TG_OP = 'UPDATE' THEN jsonb_build_object('before', reservation_facts(OLD)) ELSE '{}' END,
				"id", NEW."id"
			FROM "users" WHERE "id" = NEW."user_id" AND "erased_at" IS NULL;
	END IF;
	RETURN NULL;
END $$;
