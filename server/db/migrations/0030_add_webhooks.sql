CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text,
	"status" integer,
	CONSTRAINT "webhook_deliveries_event" CHECK ("webhook_deliveries"."event" in ('reservation.booked', 'reservation.changed', 'reservation.cancelled', 'reservation.handed_over', 'reservation.returned', 'reservation.no_show', 'vehicle.blocked', 'invoice.issued', 'payment.noted', 'message.received')),
	CONSTRAINT "webhook_deliveries_end" CHECK (num_nonnulls("webhook_deliveries"."sent_at", "webhook_deliveries"."failed_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp with time zone,
	"switched_off_at" timestamp with time zone,
	CONSTRAINT "webhooks_off" CHECK ("webhooks"."switched_off_at" is null or not "webhooks"."active")
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_template";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_template" CHECK ("mails"."template" in ('welcome', 'invitation', 'staff-invitation', 'password-reset', 'password-changed', 'new-device', 'address-confirmation', 'address-changing', 'address-changed', 'booking-confirmed', 'booking-changed', 'booking-cancelled', 'vehicle-exchanged', 'reminder', 'late-return', 'handed-over', 'returned', 'invoice-issued', 'invoice-cancelled', 'invoice-reminder', 'message-received', 'message-arrived', 'message-answered', 'ending-received', 'webhook-off')) NOT VALID;