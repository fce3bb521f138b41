-- Tells a reservation's history what was noted of its money, with what it came to before and after. Not while `rental.quiet` is on.
-- Called by the trigger `recorded` on payments.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	payment "payments" := coalesce(NEW, OLD);
	is_deposit boolean := payment."kind" IN ('deposit_taken', 'deposit_returned');
	now_noted numeric := CASE WHEN is_deposit
		THEN noted_balance(payment."reservation_id", 'deposit_taken', 'deposit_returned')
		ELSE noted_balance(payment."reservation_id", 'payment', 'refund') END;
	is_more boolean := (TG_OP = 'INSERT') = (payment."kind" IN ('payment', 'deposit_taken'));
BEGIN
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
			nullif(current_setting('rental.actor', true), '')::integer, 'reservation', payment."reservation_id", 'changed',
			jsonb_build_object(CASE WHEN is_deposit THEN 'deposit_held' ELSE 'paid' END, jsonb_build_object(
				'from', now_noted - CASE WHEN is_more THEN payment."amount" ELSE -payment."amount" END,
				'to', now_noted)));
	END IF;
	RETURN NULL;
END $$;
