-- Keeps what a reservation's payments come to, of which its history tells.
-- Called by the trigger `recorded` on payments.
-- Locks the reservation's row.
CREATE OR REPLACE FUNCTION record_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	payment "payments" := coalesce(NEW, OLD);
	amount numeric := CASE TG_OP WHEN 'INSERT' THEN payment."amount" ELSE -payment."amount" END;
BEGIN
	UPDATE "reservations"
		SET "paid" = "paid" + paid_by(payment."kind", amount), "deposit_held" = "deposit_held" + held_by(payment."kind", amount)
		WHERE "id" = payment."reservation_id";
	RETURN NULL;
END $$;
