ALTER TABLE "vehicles" ADD COLUMN "plate_key" text GENERATED ALWAYS AS (compact_plate(licence_plate)) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "shared_plate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of vehicles in service with the same licence plate the newest has it. Where there are none, nothing is written at all.
DO $$
DECLARE
	doubles integer[] := array(
		SELECT "older"."id" FROM "vehicles" AS "older" JOIN "vehicles" AS "newer" USING ("plate_key")
		WHERE "newer"."id" > "older"."id" AND "older"."retired_at" IS NULL AND "newer"."retired_at" IS NULL);
BEGIN
	IF cardinality(doubles) > 0 THEN
		UPDATE "vehicles" SET "shared_plate" = true WHERE "id" = ANY (doubles);
	END IF;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate" ON "vehicles" USING btree ("plate_key") WHERE "vehicles"."retired_at" is null and not "vehicles"."shared_plate";