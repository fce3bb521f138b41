ALTER TABLE "users" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "licence_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "licence_class" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into" integer;--> statement-breakpoint
CREATE TABLE "admin_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_views_screen" CHECK ("admin_views"."screen" in ('reservations')),
	CONSTRAINT "admin_views_length" CHECK (length("admin_views"."name") between 1 and 40 and length("admin_views"."query") <= 500)
);
--> statement-breakpoint
ALTER TABLE "admin_views" ADD CONSTRAINT "admin_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_views_name" ON "admin_views" USING btree ("user_id","screen",lower("name"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_licence_class" CHECK ("users"."licence_class" in ('B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_licence_seen" CHECK ("users"."licence_seen_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
-- Former servers erase customers, too, and know nothing of these columns. It runs before the trigger `raised`.
CREATE OR REPLACE FUNCTION "empty_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."note" := NULL;
	NEW."blocked" := false;
	NEW."licence_seen_at" := NULL;
	NEW."licence_class" := NULL;
	DELETE FROM "admin_views" WHERE "user_id" = NEW."id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "erased" BEFORE UPDATE OF "erased_at" ON "users" FOR EACH ROW
	WHEN (OLD."erased_at" IS NULL AND NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION empty_erased();--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or concat("users"."first_name", "users"."last_name", "users"."phone_number", "users"."address", "users"."zip_code", "users"."company_name", "users"."vat_id", "users"."note", "users"."licence_class") = '' and not "users"."blocked" and "users"."licence_seen_at" is null and "users"."email" like 'erased-%@invalid' and "users"."erased_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
-- A blocked customer neither books nor gets more time with a vehicle; an administrator may do both for them. Whoever blocks takes
-- the customer's lock, which everything that writes reservations holds by then: so none slips through.
CREATE OR REPLACE FUNCTION "refuse_blocked"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_own boolean := CASE TG_OP WHEN 'INSERT' THEN NEW."booked_by_customer"
		ELSE coalesce(current_setting('rental.actor', true), '') = NEW."user_id"::text END;
BEGIN
	IF is_own AND current_setting('rental.quiet', true) IS DISTINCT FROM 'on'
			AND (SELECT "blocked" FROM "users" WHERE "id" = NEW."user_id") THEN
		RAISE EXCEPTION 'The customer is blocked' USING
			ERRCODE = 'check_violation', TABLE = 'reservations', CONSTRAINT = 'reservations_not_blocked';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "not_blocked" BEFORE INSERT ON "reservations" FOR EACH ROW WHEN (NEW."booked_by_customer")
	EXECUTE FUNCTION refuse_blocked();--> statement-breakpoint
CREATE TRIGGER "not_blocked_change" BEFORE UPDATE OF "pick_up_at", "drop_off_at" ON "reservations" FOR EACH ROW
	WHEN (NEW."pick_up_at" < OLD."pick_up_at" OR NEW."drop_off_at" > OLD."drop_off_at")
	EXECUTE FUNCTION refuse_blocked();--> statement-breakpoint
-- Handing a vehicle over to somebody whose driving licence was seen says when that was.
CREATE OR REPLACE FUNCTION "note_licence_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('rental.quiet', true) = 'on' THEN
		RETURN NULL;
	END IF;
	UPDATE "users" SET "licence_seen_at" = greatest("licence_seen_at", NEW."at")
		WHERE "id" = (SELECT "user_id" FROM "reservations" WHERE "id" = NEW."reservation_id")
			AND "erased_at" IS NULL AND "licence_seen_at" IS DISTINCT FROM greatest("licence_seen_at", NEW."at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "licence_seen" AFTER INSERT ON "counter_steps" FOR EACH ROW WHEN (NEW."kind" = 'hand-over' AND NEW."licence_seen")
	EXECUTE FUNCTION note_licence_seen();--> statement-breakpoint
-- Of users the history tells who may administer, who may not book, and which record went where.
DROP TRIGGER "recorded_change" ON "users";--> statement-breakpoint
CREATE TRIGGER "recorded_change" AFTER UPDATE OF "roles", "blocked", "merged_into" ON "users" FOR EACH ROW
	WHEN ((OLD."roles", OLD."blocked", OLD."merged_into") IS DISTINCT FROM (NEW."roles", NEW."blocked", NEW."merged_into"))
	EXECUTE FUNCTION record_history('user', '{roles, blocked, merged_into}', '{}');--> statement-breakpoint
-- Moves all that the record `other` has to the record `kept` of the same person, and empties the other one as erasing does. `locked`
-- is a password hash that no password matches. Where the kept record has nothing, it takes what the other one has; notes are joined,
-- and if either is blocked, it is. The customers' locks come first, by ascending id, so that nobody writes reservations of
-- either meanwhile; no vehicle's time changes. Mails about reservations move; others could hand the kept account to who reads them.
CREATE OR REPLACE FUNCTION "merge_customers"(kept integer, other integer, locked text, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
	target "users";
	source "users";
BEGIN
	PERFORM pg_advisory_xact_lock(6, least(kept, other));
	PERFORM pg_advisory_xact_lock(6, greatest(kept, other));
	PERFORM FROM "users" WHERE "id" IN (kept, other) ORDER BY "id" FOR UPDATE;
	SELECT * INTO target FROM "users" WHERE "id" = kept;
	SELECT * INTO source FROM "users" WHERE "id" = other;
	outcome := CASE
		WHEN kept = other THEN 'same'
		WHEN target."id" IS NULL OR source."id" IS NULL THEN 'missing'
		WHEN target."built_in" OR source."built_in" THEN 'built in'
		WHEN coalesce(target."erased_at", source."erased_at") IS NOT NULL THEN 'erased'
		WHEN 'Administrator' = ANY (source."roles") THEN 'administrator'
		ELSE 'merged'
	END;
	IF outcome <> 'merged' THEN
		RETURN;
	END IF;
	UPDATE "reservations" SET "user_id" = kept WHERE "user_id" = other;
	UPDATE "counter_steps" SET "by_user_id" = kept WHERE "by_user_id" = other;
	UPDATE "payments" SET "recorded_by" = kept WHERE "recorded_by" = other;
	UPDATE "contact_messages" SET "answered_by" = kept WHERE "answered_by" = other;
	UPDATE "users" SET "merged_into" = kept WHERE "merged_into" = other;
	UPDATE "mails" SET "user_id" = kept WHERE "user_id" = other AND "reservation_id" IS NOT NULL;
	UPDATE "mails" SET "recipient" = NULL, "values" = NULL,
		"failed_at" = CASE WHEN "sent_at" IS NULL AND "failed_at" IS NULL THEN now() ELSE "failed_at" END,
		"reason" = CASE WHEN "sent_at" IS NULL AND "failed_at" IS NULL THEN 'The account of the recipient was erased' ELSE "reason" END
		WHERE "user_id" = other;
	DELETE FROM "mail_tokens" WHERE "user_id" = other;
	DELETE FROM "sessions" WHERE "user_id" = other;
	DELETE FROM "origins" WHERE "user_id" = other;
	DELETE FROM "booking_requests" WHERE "user_id" = other;
	UPDATE "users" SET
		"first_name" = '', "last_name" = '', "email" = 'erased-' || other || '@invalid', "phone_number" = '', "address" = '', "zip_code" = '',
		"company_name" = NULL, "vat_id" = NULL, "password_hash" = locked, "roles" = '{Customer}', "language" = NULL,
		"email_confirmed_at" = NULL, "created_at" = now(), "erased_at" = now(), "merged_into" = kept
		WHERE "id" = other;
	UPDATE "users" SET
		"phone_number" = coalesce(nullif("phone_number", ''), source."phone_number"),
		"address" = coalesce(nullif("address", ''), source."address"),
		"zip_code" = coalesce(nullif("zip_code", ''), source."zip_code"),
		"company_name" = coalesce(nullif("company_name", ''), source."company_name"),
		"vat_id" = coalesce(nullif("vat_id", ''), source."vat_id"),
		"language" = coalesce("language", source."language"),
		"note" = nullif(concat_ws(E'\n', nullif("note", ''), nullif(source."note", '')), ''),
		"blocked" = "blocked" OR source."blocked",
		"licence_seen_at" = greatest("licence_seen_at", source."licence_seen_at"),
		"licence_class" = coalesce("licence_class", source."licence_class")
		WHERE "id" = kept;
END $$;--> statement-breakpoint
-- Saves a view under a name, for a user who has `most` of a screen at most. One of the same name is replaced.
CREATE OR REPLACE FUNCTION "save_view"(owner integer, kind text, title text, address text, most integer, OUT saved integer)
	LANGUAGE plpgsql AS $$
BEGIN
	-- So that two at once do not both find room.
	PERFORM FROM "users" WHERE "id" = owner FOR NO KEY UPDATE;
	INSERT INTO "admin_views" ("user_id", "screen", "name", "query")
		SELECT owner, kind, title, address WHERE most > (
			SELECT count(*) FROM "admin_views" WHERE "user_id" = owner AND "screen" = kind AND lower("name") <> lower(title)
		)
		ON CONFLICT ("user_id", "screen", lower("name")) DO UPDATE SET "name" = excluded."name", "query" = excluded."query"
		RETURNING "id" INTO saved;
END $$;
