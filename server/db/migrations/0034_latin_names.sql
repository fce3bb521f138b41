ALTER TABLE "users" ADD COLUMN "latin_name" text;--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(first_name || ' ' || last_name || ' ' || coalesce(latin_name, '') || ' ' || email || ' ' || zip_code || ' ' || coalesce(company_name, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or concat("users"."first_name", "users"."last_name", "users"."phone_number", "users"."address", "users"."zip_code", "users"."latin_name", "users"."company_name", "users"."vat_id", "users"."note", "users"."licence_class") = '' and not "users"."blocked" and "users"."licence_seen_at" is null and "users"."email" like 'erased-%@invalid' and "users"."erased_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
-- Merging and former servers erase customers, and know nothing of this column.
CREATE OR REPLACE FUNCTION "empty_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."latin_name" := NULL;
	NEW."note" := NULL;
	NEW."blocked" := false;
	NEW."licence_seen_at" := NULL;
	NEW."licence_class" := NULL;
	DELETE FROM "admin_views" WHERE "user_id" = NEW."id";
	RETURN NEW;
END $$;
