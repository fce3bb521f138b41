ALTER TABLE "reservations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- A change of what a row holds raises its version. The columns that a trigger names do not count: a generated one is not known yet.
CREATE OR REPLACE FUNCTION "raise_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + (to_jsonb(NEW) - TG_ARGV IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV)::integer;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'password_hash', 'search_text');--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION raise_version('version');--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "reservations" FOR EACH ROW EXECUTE FUNCTION raise_version('version');
