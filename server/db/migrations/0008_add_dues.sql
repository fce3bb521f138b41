ALTER TABLE "vehicles" ADD COLUMN "vin" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "first_registered_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "dues" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "first_due_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "blocking_due_on" date;--> statement-breakpoint
-- What was due so far blocks, and is due again every year. Nobody changed a vehicle by that: no trigger tells of it.
DO $$
DECLARE
	enabling text;
	triggers text[] := array(
		SELECT format('ALTER TABLE "vehicles" ENABLE %s TRIGGER %I', CASE tgenabled WHEN 'A' THEN 'ALWAYS' END, tgname)
		FROM pg_trigger WHERE tgrelid = '"vehicles"'::regclass AND tgenabled <> 'D' AND NOT tgisinternal);
BEGIN
	ALTER TABLE "vehicles" DISABLE TRIGGER USER;
	UPDATE "vehicles" SET
		"dues" = (
			SELECT jsonb_agg(jsonb_build_object('kind', "kind", 'name', null, 'months', 12, 'lastOn', null, 'dueOn', "due_on", 'blocks', true))
			FROM (VALUES ('inspection', "inspection_due_on"), ('safetyCheck', "safety_check_due_on")) AS "former"("kind", "due_on")
			WHERE "due_on" IS NOT NULL),
		"first_due_on" = least("inspection_due_on", "safety_check_due_on"),
		"blocking_due_on" = least("inspection_due_on", "safety_check_due_on")
		WHERE "inspection_due_on" IS NOT NULL OR "safety_check_due_on" IS NOT NULL;
	FOREACH enabling IN ARRAY triggers LOOP
		EXECUTE enabling;
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_dues" CHECK (jsonb_typeof("vehicles"."dues") = 'array' and jsonb_array_length("vehicles"."dues") <= 20) NOT VALID;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vin" CHECK ("vehicles"."vin" ~ '^[A-HJ-NPR-Z0-9]{17}$') NOT VALID;