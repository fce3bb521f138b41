-- Old servers know neither these columns nor further pictures, and leave them as they are.
CREATE TABLE "vehicle_images" (
	"vehicle_id" integer NOT NULL,
	"position" integer NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "vehicle_images_vehicle_id_position_pk" PRIMARY KEY("vehicle_id","position"),
	CONSTRAINT "vehicle_images_image" UNIQUE("image_id")
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "price_per_day" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "price_per_week" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "licence_plate" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "payload_kg" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "load_volume_m3" numeric(5, 1);--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "load_length_cm" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "tow_bar" boolean;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "licence_class" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "minimum_age" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "deposit" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "included_km_per_day" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "price_per_extra_km" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "buffer_minutes" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "inspection_due_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "safety_check_due_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "mileage_km" integer;--> statement-breakpoint
ALTER TABLE "vehicle_images" ADD CONSTRAINT "vehicle_images_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_data" CHECK (least("vehicles"."payload_kg", "vehicles"."load_volume_m3", "vehicles"."load_length_cm", "vehicles"."minimum_age", "vehicles"."included_km_per_day", "vehicles"."buffer_minutes", "vehicles"."mileage_km", "vehicles"."deposit", "vehicles"."price_per_extra_km") >= 0
        and least("vehicles"."price_per_day", "vehicles"."price_per_week") >= 0.01
        and greatest("vehicles"."price_per_day", "vehicles"."price_per_week", "vehicles"."deposit", "vehicles"."price_per_extra_km") <= 9999999999.99
        and "vehicles"."buffer_minutes" <= 1440) NOT VALID;--> statement-breakpoint
-- A statement may raise a version by itself: of what other tables hold of a vehicle, its row does not tell.
CREATE OR REPLACE FUNCTION "raise_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := greatest(NEW.version, OLD.version + (to_jsonb(NEW) - TG_ARGV IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV)::integer);
	RETURN NEW;
END $$;
