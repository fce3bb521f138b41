CREATE TABLE "mail_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('reset', 'invitation', 'confirm'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text,
	"values" jsonb,
	"user_id" integer,
	"reservation_id" integer,
	"occasion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "mails_message_id" UNIQUE("message_id"),
	CONSTRAINT "mails_occasion" UNIQUE("occasion"),
	CONSTRAINT "mails_template" CHECK ("mails"."template" in ('welcome', 'invitation', 'password-reset', 'password-changed', 'new-device', 'address-confirmation', 'address-changing', 'address-changed', 'booking-confirmed', 'booking-changed', 'booking-cancelled', 'vehicle-exchanged', 'reminder', 'late-return', 'message-received', 'message-arrived', 'message-answered')),
	CONSTRAINT "mails_language" CHECK ("mails"."language" in ('en', 'de')),
	CONSTRAINT "mails_end" CHECK (num_nonnulls("mails"."sent_at", "mails"."failed_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_mail" UNIQUE("message_id","kind"),
	CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('confirmation', 'contract')),
	CONSTRAINT "papers_language" CHECK ("papers"."language" in ('en', 'de'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Customers from before are trusted: the default fills their rows without writing them.
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_confirmed_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_reservation" ON "mails" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "papers_reservation" ON "papers" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id" UNIQUE("id");--> statement-breakpoint
-- That an address was confirmed is no edit that another one could overwrite.
DROP TRIGGER "raised" ON "users";--> statement-breakpoint
CREATE TRIGGER "raised" BEFORE UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'password_hash', 'search_text', 'language', 'email_confirmed_at');--> statement-breakpoint
-- What a mail says of a reservation, as it was when the mail was written.
CREATE OR REPLACE FUNCTION "reservation_facts"(reservation "reservations")
	RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'id', reservation."id", 'vehicleId', reservation."vehicle_id", 'version', reservation."version",
		'pickUpTime', reservation."pick_up_at", 'dropOffTime', reservation."drop_off_at",
		'pickUpLocation', reservation."pick_up_location", 'dropOffLocation', reservation."drop_off_location",
		'totalPrice', reservation."total_price", 'currency', reservation."currency", 'vatPercent', reservation."vat_percent",
		'pricePerHour', reservation."price_per_hour", 'pricePerDay', reservation."price_per_day", 'pricePerWeek', reservation."price_per_week",
		'deposit', reservation."deposit", 'includedKmPerDay', reservation."included_km_per_day", 'pricePerExtraKm', reservation."price_per_extra_km",
		'termsHash', reservation."terms_hash"
	)
$$;--> statement-breakpoint
-- Tells the customer by mail what happened to a reservation that is not over, whoever did it. Not while `rental.quiet` is on:
-- then what is written happened long ago.
CREATE OR REPLACE FUNCTION "tell_of_reservation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	news text := CASE
		WHEN NEW."status" = 'CREATED' AND TG_OP = 'INSERT' THEN 'booking-confirmed'
		WHEN NEW."status" = 'CREATED' AND OLD."status" <> 'CREATED' THEN 'booking-confirmed'
		WHEN NEW."status" = 'CREATED' AND OLD."vehicle_id" <> NEW."vehicle_id" THEN 'vehicle-exchanged'
		WHEN NEW."status" = 'CREATED' THEN 'booking-changed'
		WHEN NEW."status" = 'CANCELLED' AND OLD."status" = 'CREATED' THEN 'booking-cancelled'
	END;
BEGIN
	IF news IS NOT NULL AND NEW."drop_off_at" > now() AND current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "mails" ("template", "language", "recipient", "values", "user_id", "reservation_id")
			SELECT news, coalesce("language", 'de'), "email",
				jsonb_build_object('reservation', reservation_facts(NEW))
					|| CASE WHEN TG_OP = 'UPDATE' THEN jsonb_build_object('before', reservation_facts(OLD)) ELSE '{}' END,
				"id", NEW."id"
			FROM "users" WHERE "id" = NEW."user_id" AND "erased_at" IS NULL;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "told" AFTER INSERT ON "reservations" FOR EACH ROW
	WHEN (NEW."status" = 'CREATED') EXECUTE FUNCTION "tell_of_reservation"();--> statement-breakpoint
CREATE TRIGGER "told_of_change" AFTER UPDATE OF "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "status", "total_price" ON "reservations" FOR EACH ROW
	WHEN ((OLD."vehicle_id", OLD."pick_up_at", OLD."drop_off_at", OLD."pick_up_location", OLD."drop_off_location", OLD."status", OLD."total_price")
		IS DISTINCT FROM (NEW."vehicle_id", NEW."pick_up_at", NEW."drop_off_at", NEW."pick_up_location", NEW."drop_off_location", NEW."status", NEW."total_price"))
	EXECUTE FUNCTION "tell_of_reservation"();
