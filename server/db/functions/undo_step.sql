-- Undoes a step as undo_counter_step does, without a word about what did not go back.
-- Called at the counter of servers of the release before.
-- Locks and answers as undo_counter_step.
CREATE OR REPLACE FUNCTION undo_step(
	p_customer_id integer, p_reservation_id integer, p_version integer, p_vehicle_id integer, p_step text, p_hours integer,
	OUT outcome text, OUT price numeric
) LANGUAGE sql VOLATILE AS $$
	SELECT "outcome", "price" FROM undo_counter_step(p_customer_id, p_reservation_id, p_version, p_vehicle_id, p_step, p_hours)
$$;
