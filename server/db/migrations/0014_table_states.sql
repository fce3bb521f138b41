CREATE TABLE "table_states" (
	"table_name" text PRIMARY KEY NOT NULL,
	"state" uuid NOT NULL
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "renew_table_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "table_states" VALUES (TG_TABLE_NAME, gen_random_uuid())
		ON CONFLICT ("table_name") DO UPDATE SET "state" = excluded."state";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "vehicles_state" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicles"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_table_state"();--> statement-breakpoint
-- Also where other triggers are off.
ALTER TABLE "vehicles" ENABLE ALWAYS TRIGGER "vehicles_state";--> statement-breakpoint
-- A restored backup has a state that no server knows, too.
INSERT INTO "table_states" VALUES ('vehicles', gen_random_uuid());
