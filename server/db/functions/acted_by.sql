-- Says who acts, for the triggers that write the history, until the transaction ends. It passes on an argument of the function
-- that writes, so that this is known before that function runs. Null is the system.
-- Called in the first argument of every writing function (server/db/actor.ts).
-- Locks nothing.
-- Answers the argument.
CREATE OR REPLACE FUNCTION acted_by(p_actor integer, p_argument integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('rental.actor', coalesce(p_actor::text, ''), true);
	RETURN p_argument;
END $$;
