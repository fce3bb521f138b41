CREATE TABLE "network_bookings" (
	"network" "bytea" NOT NULL,
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "network_bookings" ADD CONSTRAINT "network_bookings_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_bookings_network" ON "network_bookings" USING btree ("network","created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or concat("users"."first_name", "users"."last_name", "users"."phone_number", "users"."address", "users"."zip_code", "users"."company_name", "users"."vat_id", "users"."note", "users"."licence_class") = '' and not "users"."blocked" and not "users"."trusted" and "users"."licence_seen_at" is null and "users"."email" like 'erased-%@invalid' and "users"."erased_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;