-- Notes that a vehicle is home before its transfer is over, or with `p_ended` false that it is not: then it is taken again, as far as
-- nothing else has it.
-- Called at the counter (server/counter/repository.ts).
-- Locks customer, vehicle, the reservation's row (lock_reservation).
-- Answers 'written', 'changed' (another version) or 'no transfer', and the price.
CREATE OR REPLACE FUNCTION end_transfer(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_ended boolean,
	OUT outcome text, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
	terms "reservations" := lock_reservation(p_customer_id, p_vehicle_id, p_reservation_id, p_version);
	others tstzrange;
BEGIN
	price := terms."total_price";
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'DONE' OR p_ended = (terms."transfer_ended_at" IS NOT NULL) THEN 'no transfer'
		WHEN NOT p_ended AND terms."transfer_ended_at" + make_interval(hours => terms."transfer_hours") < now() THEN 'no transfer'
		WHEN p_ended AND NOT upper(transfer_of(terms)) > now() THEN 'no transfer'
		ELSE 'written'
	END;
	IF terms."transfer_hours" IS NULL AND outcome = 'written' THEN
		outcome := 'no transfer';
	END IF;
	IF outcome = 'written' THEN
		UPDATE "reservations" SET "transfer_ended_at" = CASE WHEN p_ended THEN now() END WHERE "id" = p_reservation_id;
	END IF;
END $$;
