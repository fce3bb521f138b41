-- Notes money, all of it or none: JSON of `id`, `kind`, `method`, `amount`, `at` and `note`, in its order. What was noted before under an
-- id of the caller is not noted again. `p_due` is what is to be paid. No more is given back than came, and of a deposit no more kept
-- than is held, nor than is open.
-- Called by note_payments, start_rental and take_back_on_record.
-- Locks nothing: its callers hold the reservation.
-- Answers 'written', 'id reused', 'above paid', 'above held' or 'above open'.
CREATE OR REPLACE FUNCTION add_payments(p_terms "reservations", p_due numeric, p_payments jsonb, p_administrator_id integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	one record;
	former "payments";
	paid numeric := p_terms."paid";
	held numeric := p_terms."deposit_held";
	outcome text;
BEGIN
	FOR one IN SELECT * FROM jsonb_to_recordset(p_payments) AS "noted"("id" uuid, "kind" text, "method" text, "amount" numeric) LOOP
		SELECT * INTO former FROM "payments" WHERE "id" = one."id";
		CONTINUE WHEN (former."reservation_id", former."kind", former."method", former."amount") = (p_terms."id", one."kind", one."method", one."amount");
		outcome := CASE
			WHEN former."id" IS NOT NULL THEN 'id reused'
			WHEN one."kind" = 'refund' AND one."amount" > paid THEN 'above paid'
			WHEN one."kind" IN ('deposit_returned', 'deposit_kept') AND one."amount" > held THEN 'above held'
			WHEN one."kind" = 'deposit_kept' AND one."amount" > p_due - paid THEN 'above open'
		END;
		IF outcome IS NOT NULL THEN
			RETURN outcome;
		END IF;
		paid := paid + paid_by(one."kind", one."amount");
		held := held + held_by(one."kind", one."amount");
	END LOOP;
	-- Another reservation may get an id meanwhile.
	BEGIN
		INSERT INTO "payments" ("id", "reservation_id", "kind", "method", "amount", "at", "note", "recorded_by")
			SELECT "id", p_terms."id", "kind", "method", "amount", "at", "note", (SELECT "id" FROM "users" WHERE "id" = p_administrator_id)
			FROM jsonb_to_recordset(p_payments) AS "noted"("id" uuid, "kind" text, "method" text, "amount" numeric, "at" timestamptz, "note" text)
			WHERE NOT EXISTS (SELECT FROM "payments" WHERE "payments"."id" = "noted"."id");
	EXCEPTION WHEN unique_violation THEN
		RETURN 'id reused';
	END;
	IF FOUND THEN
		UPDATE "reservations" SET "version" = "version" + 1 WHERE "id" = p_terms."id";
	END IF;
	RETURN 'written';
END $$;
