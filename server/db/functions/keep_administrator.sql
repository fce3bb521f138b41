-- Refuses to take the last administrator who may log in: as a violated constraint, `last_administrator`.
-- Called by the triggers `kept` and `kept_removal` on users.
-- Locks the roles (5) until the transaction ends, so that two administrators cannot lower each other at once.
CREATE OR REPLACE FUNCTION keep_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(5, 0);
	IF NOT EXISTS (SELECT FROM "users" WHERE 'Administrator' = ANY ("roles") AND "switched_off_at" IS NULL) THEN
		RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_administrator', TABLE = 'users';
	END IF;
	RETURN NULL;
END $$;
