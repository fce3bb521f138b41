-- Notes money, all of it or none: JSON of `id`, `kind`, `method`, `amount`, `at`, `note` and `invoiceId`, in its order. What was noted
-- before under an id of the caller is not noted again. `p_due` is what is to be paid. No more is given back than came, and of a deposit
-- no more kept than is held, nor than is open of the reservation, and of the invoice or claim that it pays. The only open one needs no
-- name, and while none is open it pays what is to be invoiced.
-- Called by note_payments, start_rental and take_back_on_record.
-- Locks nothing: its callers hold the reservation.
-- Answers 'written', 'id reused', 'above paid', 'above held', 'above open', 'no open invoice' or 'several open'.
CREATE OR REPLACE FUNCTION add_payments(p_terms "reservations", p_due numeric, p_payments jsonb, p_administrator_id integer)
	RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	one record;
	former "payments";
	terms "reservations";
	pays integer;
	open_count integer;
	is_added boolean := false;
	outcome text := 'written';
BEGIN
	FOR one IN SELECT * FROM jsonb_to_recordset(p_payments)
		AS "noted"("id" uuid, "kind" text, "method" text, "amount" numeric, "at" timestamptz, "note" text, "invoiceId" integer)
	LOOP
		SELECT * INTO former FROM "payments" WHERE "id" = one."id";
		CONTINUE WHEN (former."reservation_id", former."kind", former."method", former."amount") = (p_terms."id", one."kind", one."method", one."amount");
		-- Those before it in the list count, and fill invoices.
		SELECT * INTO terms FROM "reservations" WHERE "id" = p_terms."id";
		SELECT count(*), coalesce(one."invoiceId", min("id")) INTO open_count, pays
			FROM "invoices" JOIN "invoice_balances" ON "invoice_id" = "id"
			WHERE "reservation_id" = p_terms."id" AND "open" > 0 AND one."kind" = 'deposit_kept'
				AND "id" = coalesce(one."invoiceId", "id");
		outcome := CASE
			WHEN former."id" IS NOT NULL THEN 'id reused'
			WHEN one."kind" = 'refund' AND one."amount" > terms."paid" THEN 'above paid'
			WHEN one."kind" IN ('deposit_returned', 'deposit_kept') AND one."amount" > terms."deposit_held" THEN 'above held'
			WHEN one."invoiceId" IS NOT NULL AND open_count = 0 THEN 'no open invoice'
			WHEN open_count > 1 THEN 'several open'
			WHEN one."kind" = 'deposit_kept'
				AND one."amount" > least((SELECT "open" FROM "invoice_balances" WHERE "invoice_id" = pays), p_due - terms."paid") THEN 'above open'
			ELSE 'written'
		END;
		IF outcome <> 'written' THEN
			-- Takes back those before it.
			RAISE SQLSTATE 'PAY01';
		END IF;
		INSERT INTO "payments" ("id", "reservation_id", "kind", "method", "amount", "at", "note", "invoice_id", "recorded_by")
			VALUES (
				one."id", p_terms."id", one."kind", one."method", one."amount", one."at", one."note", pays,
				(SELECT "id" FROM "users" WHERE "id" = p_administrator_id)
			);
		is_added := true;
	END LOOP;
	IF is_added THEN
		UPDATE "reservations" SET "version" = "version" + 1 WHERE "id" = p_terms."id";
	END IF;
	RETURN outcome;
EXCEPTION
	WHEN SQLSTATE 'PAY01' THEN
		RETURN outcome;
	-- Another reservation got an id meanwhile.
	WHEN unique_violation THEN
		RETURN 'id reused';
END $$;
