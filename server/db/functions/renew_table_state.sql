-- Gives a table another state, so that servers notice that what they cache of it is outdated.
-- Called by the trigger `vehicles_state` on vehicles.
-- Locks the table's row of table_states.
CREATE OR REPLACE FUNCTION renew_table_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "table_states" VALUES (TG_TABLE_NAME, gen_random_uuid())
		ON CONFLICT ("table_name") DO UPDATE SET "state" = excluded."state";
	RETURN NULL;
END $$;
