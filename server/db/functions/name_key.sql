-- Writes down the name of the API key that acts, and for whom. Until then its negative id stands for it (server/db/actor.ts). A key that
-- was revoked meanwhile writes nothing.
-- Called by the trigger `named` on history.
-- Locks nothing.
CREATE OR REPLACE FUNCTION name_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "user_id", "name" INTO STRICT NEW."actor", NEW."key_name" FROM "api_keys" WHERE "id" = -NEW."actor";
	RETURN NEW;
END $$;
