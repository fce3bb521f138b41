CREATE TABLE "condition_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"step" text NOT NULL,
	"damage_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"preview" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "condition_photos_kind" CHECK ("condition_photos"."step" in ('hand-over', 'return')),
	CONSTRAINT "condition_photos_possible" CHECK ("condition_photos"."taken_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "condition_photos"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and least("condition_photos"."width", "condition_photos"."height") > 0)
);
--> statement-breakpoint
CREATE TABLE "damages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" integer NOT NULL,
	"place" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reported_by" integer,
	"reservation_id" integer,
	"step" text,
	"repaired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "damages_place" CHECK ("damages"."place" in ('front', 'left', 'rear', 'right', 'roof', 'windscreen', 'wheels', 'load_space', 'inside', 'other')),
	CONSTRAINT "damages_found" CHECK (num_nulls("damages"."reservation_id", "damages"."step") <> 1),
	CONSTRAINT "damages_possible" CHECK ("damages"."reported_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "damages"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z'),
	CONSTRAINT "damages_repaired" CHECK ("damages"."repaired_at" >= '1900-01-01 00:00Z')
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"reservation_id" integer NOT NULL,
	"step" text NOT NULL,
	"name" text NOT NULL,
	"strokes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signatures_reservation_id_step_pk" PRIMARY KEY("reservation_id","step")
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_template";--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_kind";--> statement-breakpoint
ALTER TABLE "counter_steps" ADD COLUMN "block_id" integer;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_found_by" FOREIGN KEY ("reservation_id","step") REFERENCES "public"."counter_steps"("reservation_id","kind") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_of_step" FOREIGN KEY ("reservation_id","step") REFERENCES "public"."counter_steps"("reservation_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_photos_step" ON "condition_photos" USING btree ("reservation_id","step");--> statement-breakpoint
CREATE INDEX "condition_photos_age" ON "condition_photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "damages_vehicle" ON "damages" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "damages_step" ON "damages" USING btree ("reservation_id","step");--> statement-breakpoint
ALTER TABLE "counter_steps" ADD CONSTRAINT "counter_steps_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "counter_steps_block" ON "counter_steps" USING btree ("block_id") WHERE "counter_steps"."block_id" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_template" CHECK ("mails"."template" in ('welcome', 'invitation', 'password-reset', 'password-changed', 'new-device', 'address-confirmation', 'address-changing', 'address-changed', 'booking-confirmed', 'booking-changed', 'booking-cancelled', 'vehicle-exchanged', 'reminder', 'late-return', 'handed-over', 'returned', 'message-received', 'message-arrived', 'message-answered')) NOT VALID;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('confirmation', 'contract', 'hand-over-protocol', 'return-protocol')) NOT VALID;--> statement-breakpoint
-- Tells the vehicle's history that its damages changed. Not when they go with it.
CREATE OR REPLACE FUNCTION "record_damage"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	vehicle integer := CASE TG_OP WHEN 'DELETE' THEN OLD."vehicle_id" ELSE NEW."vehicle_id" END;
BEGIN
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes")
			SELECT nullif(current_setting('rental.actor', true), '')::integer, 'vehicle', vehicle, 'changed', '{"damages": {}}'
			WHERE EXISTS (SELECT FROM "vehicles" WHERE "id" = vehicle);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recorded" AFTER INSERT OR DELETE OR UPDATE OF "place", "note", "repaired_at" ON "damages" FOR EACH ROW
	EXECUTE FUNCTION record_damage();--> statement-breakpoint
-- Notes a damage at the vehicle under an id of the caller, to the second as steps are. A repeat adds nothing.
CREATE OR REPLACE FUNCTION "note_damage"(vehicle integer, damage uuid, spot text, remark text, administrator integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	former "damages";
BEGIN
	PERFORM pg_advisory_xact_lock(4, vehicle);
	IF NOT EXISTS (SELECT FROM "vehicles" WHERE "id" = vehicle) THEN
		RETURN 'no vehicle';
	END IF;
	INSERT INTO "damages" ("id", "vehicle_id", "place", "note", "reported_at", "reported_by")
		VALUES (damage, vehicle, spot, remark, date_trunc('second', now()), (SELECT "id" FROM "users" WHERE "id" = administrator))
		ON CONFLICT ("id") DO NOTHING;
	SELECT * INTO former FROM "damages" WHERE "id" = damage;
	RETURN CASE WHEN (former."vehicle_id", former."place", former."note") = (vehicle, spot, remark) THEN 'written' ELSE 'id reused' END;
END $$;--> statement-breakpoint
-- Whether one of the damages that a step found was noted before.
CREATE OR REPLACE FUNCTION "is_damage_noted"(damaged jsonb) RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (SELECT FROM "damages" JOIN jsonb_to_recordset(damaged) AS "each"("id" uuid) ON "each"."id" = "damages"."id")
$$;--> statement-breakpoint
-- Stores what a step found and who signed for it, and tells the customer by mail (`news`), with the protocol. Not while
-- `rental.quiet` is on: then the step happened long ago.
CREATE OR REPLACE FUNCTION "store_condition"(
	reservation integer, vehicle integer, at_step text, moment timestamptz, administrator integer,
	damaged jsonb, signed jsonb, news text
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "damages" ("id", "vehicle_id", "place", "note", "reported_at", "reported_by", "reservation_id", "step")
		SELECT "each"."id", vehicle, "each"."place", "each"."note", moment,
			(SELECT "id" FROM "users" WHERE "id" = administrator), reservation, at_step
		FROM jsonb_to_recordset(damaged) AS "each"("id" uuid, "place" text, "note" text)
		ON CONFLICT ("id") DO NOTHING;
	INSERT INTO "signatures" ("reservation_id", "step", "name", "strokes")
		SELECT reservation, at_step, signed ->> 'name', signed ->> 'strokes' WHERE signed IS NOT NULL;
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "mails" ("template", "language", "recipient", "values", "user_id", "reservation_id")
			SELECT news, coalesce("users"."language", 'de'), "users"."email",
				jsonb_build_object('reservation', reservation_facts("reservations")
					|| jsonb_build_object('billedUntil', "reservations"."billed_until")),
				"users"."id", "reservations"."id"
			FROM "reservations" JOIN "users" ON "users"."id" = "reservations"."user_id" AND "users"."erased_at" IS NULL
			WHERE "reservations"."id" = reservation;
	END IF;
END $$;--> statement-breakpoint
-- `hand_over`, with the damages that it found and who signed. Servers from before call the former one.
CREATE OR REPLACE FUNCTION "hand_over_on_record"(
	customer integer, changed integer, known integer, vehicle integer,
	moment timestamptz, kilometres integer, eighths integer, licence boolean, remark text, why text, administrator integer, today date,
	damaged jsonb, signed jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_reservation(customer, vehicle, changed, known);
	IF is_damage_noted(damaged) THEN
		outcome := 'damage reused';
		RETURN;
	END IF;
	SELECT "done"."outcome", "done"."price" INTO outcome, price
		FROM hand_over(customer, changed, known, vehicle, moment, kilometres, eighths, licence, remark, why, administrator, today) AS "done";
	IF outcome = 'written' THEN
		PERFORM store_condition(changed, vehicle, 'hand-over', moment, administrator, damaged, signed, 'handed-over');
	END IF;
END $$;--> statement-breakpoint
-- As before, but lines may have a text.
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
	INSERT INTO "reservation_lines" ("reservation_id", "kind", "quantity", "unit", "unit_price", "amount", "text", "source")
		SELECT changed, "kind", "quantity", "unit", "unitPrice", "amount", "text", 'return'
		FROM jsonb_to_recordset(lines) AS "added"("kind" text, "quantity" numeric, "unit" text, "unitPrice" numeric, "amount" numeric, "text" text);
	UPDATE "reservations" SET
		"returned_at" = moment, "billed_until" = billed, "status" = 'DONE', "total_price" = price
		WHERE "id" = changed;
END $$;--> statement-breakpoint
-- `take_back`, with the damages that it found and who signed. `repair` takes the vehicle out of service from now on; where it is
-- reserved then, it is back all the same.
CREATE OR REPLACE FUNCTION "take_back_on_record"(
	customer integer, changed integer, known integer, vehicle integer,
	moment timestamptz, kilometres integer, eighths integer, remark text, administrator integer,
	hours integer, billed timestamptz, lines jsonb, expected numeric,
	damaged jsonb, signed jsonb, repair jsonb,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	made integer;
BEGIN
	PERFORM lock_reservation(customer, vehicle, changed, known);
	IF is_damage_noted(damaged) THEN
		outcome := 'damage reused';
		RETURN;
	END IF;
	SELECT "done"."outcome", "done"."price" INTO outcome, price
		FROM take_back(customer, changed, known, vehicle, moment, kilometres, eighths, remark, administrator, hours, billed, lines, expected) AS "done";
	IF outcome <> 'written' THEN
		RETURN;
	END IF;
	PERFORM store_condition(changed, vehicle, 'return', moment, administrator, damaged, signed, 'returned');
	IF repair IS NOT NULL THEN
		BEGIN
			INSERT INTO "blocks" ("vehicle_id", "starts_at", "ends_at", "reason", "note")
				VALUES (vehicle, date_trunc('second', now()), (repair ->> 'until')::timestamptz, 'repair', repair ->> 'note')
				RETURNING "id" INTO made;
			UPDATE "counter_steps" SET "block_id" = made WHERE "reservation_id" = changed AND "kind" = 'return';
		EXCEPTION WHEN exclusion_violation THEN
			made := NULL;
		END;
	END IF;
END $$;--> statement-breakpoint
-- Takes a step back, with its lines, damages, signature and block, and with the mail about it that was not sent yet. The vehicle
-- gets back the mileage that it had before, unless it got another one meanwhile.
CREATE OR REPLACE FUNCTION "remove_step"(terms "reservations", step text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	undone "counter_steps";
BEGIN
	DELETE FROM "reservation_lines" WHERE "reservation_id" = terms."id" AND "source" = step;
	DELETE FROM "damages" WHERE "damages"."reservation_id" = terms."id" AND "damages"."step" = remove_step.step;
	DELETE FROM "counter_steps" WHERE "reservation_id" = terms."id" AND "kind" = step RETURNING * INTO undone;
	DELETE FROM "blocks" WHERE "id" = undone."block_id";
	UPDATE "mails" SET "failed_at" = now(), "reason" = 'What it tells no longer holds'
		WHERE "reservation_id" = terms."id" AND "template" = CASE step WHEN 'hand-over' THEN 'handed-over' WHEN 'return' THEN 'returned' END
			AND "sent_at" IS NULL AND "failed_at" IS NULL;
	IF undone."mileage_km" IS NOT NULL AND NOT is_read_later(terms."vehicle_id", undone."at") THEN
		UPDATE "vehicles" SET "mileage_km" = undone."former_mileage_km"
			WHERE "id" = terms."vehicle_id" AND "mileage_km" = undone."mileage_km"
				AND "mileage_km" IS DISTINCT FROM undone."former_mileage_km";
	END IF;
END $$;--> statement-breakpoint
-- As before, but the step's own block, which goes with it, is not in its way.
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
				AND "occupancies"."block_id" IS DISTINCT FROM (
					SELECT "own"."block_id" FROM "counter_steps" AS "own" WHERE "own"."reservation_id" = changed AND "own"."kind" = step
				)
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
-- Stores a photo under an id of the caller, at most so many of each step. A repeat adds nothing.
CREATE OR REPLACE FUNCTION "store_photo"(
	reservation integer, photo uuid, at_step text, damage uuid, moment timestamptz, administrator integer,
	wide integer, high integer, large bytea, small bytea, most integer
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	renter integer;
	former "condition_photos";
BEGIN
	SELECT "user_id" INTO renter FROM "reservations" WHERE "id" = reservation AND "hidden_at" IS NULL FOR UPDATE;
	SELECT * INTO former FROM "condition_photos" WHERE "id" = photo;
	IF renter IS NULL THEN
		RETURN 'no reservation';
	ELSIF former."id" IS NOT NULL THEN
		RETURN CASE WHEN (former."reservation_id", former."step") = (reservation, at_step) THEN 'written' ELSE 'id reused' END;
	ELSIF is_erased(renter) THEN
		RETURN 'erased user';
	ELSIF (SELECT count(*) >= most FROM "condition_photos" WHERE "reservation_id" = reservation AND "step" = at_step) THEN
		RETURN 'too many';
	END IF;
	INSERT INTO "condition_photos"
		("id", "reservation_id", "step", "damage_id", "taken_at", "taken_by", "width", "height", "bytes", "preview")
		VALUES (photo, reservation, at_step, damage, greatest(least(moment, now()), '1900-01-01 00:00Z'), (SELECT "id" FROM "users" WHERE "id" = administrator), wide, high, large, small)
		ON CONFLICT ("id") DO NOTHING;
	-- Another reservation got it meanwhile.
	RETURN CASE WHEN FOUND THEN 'written' ELSE 'id reused' END;
END $$;
