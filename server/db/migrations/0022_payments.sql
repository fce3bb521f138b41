CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'refund', 'deposit_taken', 'deposit_returned')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'card', 'transfer', 'other')),
	CONSTRAINT "payments_possible" CHECK ("payments"."at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "payments"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "payments"."amount" > 0 and "payments"."amount" <= 9999999999.99)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_reservation" ON "payments" USING btree ("reservation_id");--> statement-breakpoint
-- Money that is noted at the counter. What was given back is never more than what came. These take the locks of the counter's
-- other writes; the reservation's version stays, because nothing of its row changes.
CREATE OR REPLACE FUNCTION "noted_balance"(reservation integer, came text, went text)
	RETURNS numeric LANGUAGE sql VOLATILE AS $$
	SELECT coalesce(sum(CASE WHEN "kind" = came THEN "amount" ELSE -"amount" END), 0)
		FROM "payments" WHERE "reservation_id" = reservation AND "kind" IN (came, went)
$$;--> statement-breakpoint
-- Notes money under an id of the caller. A repeat adds nothing.
CREATE OR REPLACE FUNCTION "note_payment"(
	customer integer, changed integer, known integer, vehicle integer,
	payment uuid, sort text, way text, extra numeric, moment timestamptz, remark text, administrator integer,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	former "payments";
BEGIN
	SELECT * INTO former FROM "payments" WHERE "id" = payment;
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN (former."reservation_id", former."kind", former."method", former."amount") = (changed, sort, way, extra) THEN 'written'
		WHEN former."id" IS NOT NULL THEN 'id reused'
		WHEN is_erased(customer) THEN 'erased user'
		WHEN sort = 'refund' AND extra > noted_balance(changed, 'payment', 'refund') THEN 'above paid'
		WHEN sort = 'deposit_returned' AND extra > noted_balance(changed, 'deposit_taken', 'deposit_returned') THEN 'above held'
		ELSE 'written'
	END;
	IF outcome = 'written' AND former."id" IS NULL THEN
		INSERT INTO "payments" ("id", "reservation_id", "kind", "method", "amount", "at", "note", "recorded_by")
			VALUES (payment, changed, sort, way, extra, moment, remark, (SELECT "id" FROM "users" WHERE "id" = administrator))
			ON CONFLICT ("id") DO NOTHING;
		-- Another reservation got it meanwhile.
		IF NOT FOUND THEN
			outcome := 'id reused';
		END IF;
	END IF;
END $$;--> statement-breakpoint
-- Removes what was noted by mistake. What was noted before `since` stays in the books.
CREATE OR REPLACE FUNCTION "remove_payment"(
	customer integer, changed integer, known integer, vehicle integer, payment uuid, since timestamptz,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(customer, vehicle, changed, known);
	former "payments";
BEGIN
	SELECT * INTO former FROM "payments" WHERE "id" = payment AND "reservation_id" = changed;
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN former."id" IS NULL THEN 'no payment'
		WHEN former."created_at" < since THEN 'final'
		WHEN former."kind" = 'payment' AND former."amount" > noted_balance(changed, 'payment', 'refund') THEN 'needed'
		WHEN former."kind" = 'deposit_taken' AND former."amount" > noted_balance(changed, 'deposit_taken', 'deposit_returned') THEN 'needed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		DELETE FROM "payments" WHERE "id" = payment;
	END IF;
END $$;
