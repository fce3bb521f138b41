-- Notes money under an id of the caller. A repeat adds nothing. It raises the reservation's version: whoever has not seen it notes
-- nothing beside it.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'id reused', 'erased user', 'above paid' or 'above held'.
CREATE OR REPLACE FUNCTION note_payment(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer,
	p_payment_id uuid, p_kind text, p_method text, p_amount numeric, p_at timestamptz, p_note text, p_administrator_id integer,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	former "payments";
BEGIN
	SELECT * INTO former FROM "payments" WHERE "id" = p_payment_id;
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN (former."reservation_id", former."kind", former."method", former."amount") = (p_reservation_id, p_kind, p_method, p_amount) THEN 'written'
		WHEN former."id" IS NOT NULL THEN 'id reused'
		WHEN is_erased(p_customer_id) THEN 'erased user'
		WHEN p_kind = 'refund' AND p_amount > noted_balance(p_reservation_id, 'payment', 'refund') THEN 'above paid'
		WHEN p_kind = 'deposit_returned' AND p_amount > noted_balance(p_reservation_id, 'deposit_taken', 'deposit_returned') THEN 'above held'
		ELSE 'written'
	END;
	IF outcome = 'written' AND former."id" IS NULL THEN
		INSERT INTO "payments" ("id", "reservation_id", "kind", "method", "amount", "at", "note", "recorded_by")
			VALUES (p_payment_id, p_reservation_id, p_kind, p_method, p_amount, p_at, p_note, (SELECT "id" FROM "users" WHERE "id" = p_administrator_id))
			ON CONFLICT ("id") DO NOTHING;
		-- Another reservation got it meanwhile.
		IF NOT FOUND THEN
			outcome := 'id reused';
		ELSE
			UPDATE "reservations" SET "version" = "version" + 1 WHERE "id" = p_reservation_id;
		END IF;
	END IF;
END $$;
