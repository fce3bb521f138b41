ALTER TABLE "users" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (translate(phone_number, '+()-/. ', '')) STORED NOT NULL;--> statement-breakpoint
-- Before an update is written it does not know generated columns.
DROP TRIGGER "raised" ON "users";--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'password_hash', 'search_text', 'phone_digits', 'language', 'email_confirmed_at');