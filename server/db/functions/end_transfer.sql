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
BEGIN
	price := terms."total_price";
	outcome := CASE
		WHEN terms."id" IS NULL THEN 'changed'
		WHEN terms."status" <> 'DONE' OR terms."transfer_hours" IS NULL THEN 'no transfer'
		WHEN p_ended AND NOT coalesce(upper(transfer_of(terms)) > now(), false) THEN 'no transfer'
		WHEN NOT p_ended AND NOT coalesce(now() BETWEEN terms."transfer_ended_at" AND terms."transfer_ended_at" + make_interval(hours => terms."transfer_hours"), false) THEN 'no transfer'
		ELSE 'written'
	END;
	IF outcome = 'written' THEN
		UPDATE "reservations" SET "transfer_ended_at" = CASE WHEN p_ended THEN now() END WHERE "id" = p_reservation_id;
	END IF;
END $$;
