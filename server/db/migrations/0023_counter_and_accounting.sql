ALTER TABLE "users" DROP CONSTRAINT "users_roles";--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "counter_discount" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_discount" CHECK ("company_settings"."counter_discount" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles" CHECK ("users"."roles" <@ array['Customer', 'Counter', 'Accounting', 'Administrator'] and cardinality("users"."roles") > 0) NOT VALID;