-- Keeps what a reservation's payments come to, and tells its history that, with what it was before. No history while `rental.quiet` is on.
-- Called by the trigger `recorded` on payments.
-- Locks the reservation's row.
CREATE OR REPLACE FUNCTION record_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	payment "payments" := coalesce(NEW, OLD);
	amount numeric := CASE TG_OP WHEN 'INSERT' THEN payment."amount" ELSE -payment."amount" END;
	more_paid numeric := paid_by(payment."kind", amount);
	more_held numeric := held_by(payment."kind", amount);
	terms "reservations";
BEGIN
	UPDATE "reservations" SET "paid" = "paid" + more_paid, "deposit_held" = "deposit_held" + more_held
		WHERE "id" = payment."reservation_id" RETURNING * INTO terms;
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
			nullif(current_setting('rental.actor', true), '')::integer, 'reservation', payment."reservation_id", 'changed',
			CASE WHEN more_paid = 0 THEN '{}' ELSE
				jsonb_build_object('paid', jsonb_build_object('from', terms."paid" - more_paid, 'to', terms."paid")) END
			|| CASE WHEN more_held = 0 THEN '{}' ELSE
				jsonb_build_object('deposit_held', jsonb_build_object('from', terms."deposit_held" - more_held, 'to', terms."deposit_held")) END);
	END IF;
	RETURN NULL;
END $$;
