ALTER TABLE "vehicles" ADD COLUMN "plate_key" text GENERATED ALWAYS AS (compact_plate(licence_plate)) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "shared_plate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of vehicles in service with the same licence plate the newest has it.
UPDATE "vehicles" AS "older" SET "shared_plate" = true WHERE "retired_at" IS NULL AND EXISTS (
	SELECT FROM "vehicles" AS "newer"
	WHERE "newer"."plate_key" = "older"."plate_key" AND "newer"."id" > "older"."id" AND "newer"."retired_at" IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate" ON "vehicles" USING btree ("plate_key") WHERE "vehicles"."retired_at" is null and not "vehicles"."shared_plate";