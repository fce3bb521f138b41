-- What is noted raises the reservation's version: whoever has not seen it notes nothing beside it. Otherwise as before.
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
		ELSE
			UPDATE "reservations" SET "version" = "version" + 1 WHERE "id" = changed;
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
		UPDATE "reservations" SET "version" = "version" + 1 WHERE "id" = changed;
	END IF;
END $$;
