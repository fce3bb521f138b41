CREATE TABLE "staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"invited_by" integer NOT NULL,
	"code_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_code" UNIQUE("code_hash"),
	CONSTRAINT "staff_invitations_roles" CHECK ("staff_invitations"."roles" <@ array['Counter', 'Accounting', 'Administrator'] and cardinality("staff_invitations"."roles") > 0)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_template";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_possible";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email" ON "staff_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_invitations_by" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_template" CHECK ("mails"."template" in ('welcome', 'invitation', 'staff-invitation', 'password-reset', 'password-changed', 'new-device', 'address-confirmation', 'address-changing', 'address-changed', 'booking-confirmed', 'booking-changed', 'booking-cancelled', 'vehicle-exchanged', 'reminder', 'late-return', 'handed-over', 'returned', 'invoice-issued', 'invoice-cancelled', 'invoice-reminder', 'message-received', 'message-arrived', 'message-answered', 'ending-received')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_possible" CHECK ("users"."created_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z' and "users"."switched_off_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;