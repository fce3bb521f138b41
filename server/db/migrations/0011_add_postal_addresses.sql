ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_company" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_zip_code" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_city" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_country" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cost_centre" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leitweg_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or concat("users"."first_name", "users"."last_name", "users"."phone_number", "users"."address", "users"."zip_code", "users"."city", "users"."country", "users"."latin_name", "users"."company_name", "users"."vat_id", "users"."leitweg_id", "users"."invoice_email", "users"."note", "users"."licence_class") = '' and not "users"."blocked" and not "users"."trusted" and "users"."licence_seen_at" is null and "users"."email" like 'erased-%@invalid' and "users"."erased_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;