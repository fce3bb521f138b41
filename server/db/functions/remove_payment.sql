-- Removes what was noted by mistake. What was noted before `p_since` stays in the books.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version), 'no payment', 'final' or 'needed' (by what was given back).
CREATE OR REPLACE FUNCTION remove_payment(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_payment_id uuid, p_since timestamptz,
	OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	former "payments";
BEGIN
	SELECT * INTO former FROM "payments" WHERE "id" = p_payment_id AND "reservation_id" = p_reservation_id;
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN former."id" IS NULL THEN 'no payment'
		WHEN former."created_at" < p_since THEN 'final'
		WHEN former."kind" IN ('payment', 'deposit_kept') AND former."amount" > terms."paid" THEN 'needed'
		WHEN former."kind" = 'deposit_taken' AND former."amount" > terms."deposit_held" THEN 'needed'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		DELETE FROM "payments" WHERE "id" = p_payment_id;
		UPDATE "reservations" SET "version" = "version" + 1 WHERE "id" = p_reservation_id;
	END IF;
END $$;
