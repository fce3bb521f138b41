CREATE TABLE "vat_rates" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "vat_rates_possible" CHECK ("vat_rates"."percent" >= 0 and "vat_rates"."percent" < 100)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_method";--> statement-breakpoint
ALTER TABLE "reservation_lines" DROP CONSTRAINT "reservation_lines_kind";--> statement-breakpoint
ALTER TABLE "company_settings" DROP CONSTRAINT "company_settings_possible";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "fees" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "paid" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "deposit_held" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "cancellation_taxed" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "no_show_taxed" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "fine_taxed" integer;--> statement-breakpoint
-- Nobody changed the rows: they keep their versions. A database that is restored has no triggers yet.
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = '"reservations"'::regclass AND tgname = 'raised') THEN
		ALTER TABLE "reservations" DISABLE TRIGGER "raised";
	END IF;
END $$;--> statement-breakpoint
UPDATE "reservations" SET "fees" = "sums"."fees" FROM (
	SELECT "reservation_id", sum("amount") AS "fees" FROM "reservation_lines" WHERE "kind" = 'fee' GROUP BY "reservation_id"
) AS "sums" WHERE "sums"."reservation_id" = "reservations"."id";--> statement-breakpoint
UPDATE "reservations" SET "paid" = "sums"."paid", "deposit_held" = "sums"."held" FROM (
	SELECT "reservation_id",
		sum(CASE "kind" WHEN 'payment' THEN "amount" WHEN 'refund' THEN -"amount" ELSE 0 END) AS "paid",
		sum(CASE "kind" WHEN 'deposit_taken' THEN "amount" WHEN 'deposit_returned' THEN -"amount" ELSE 0 END) AS "held"
	FROM "payments" GROUP BY "reservation_id"
) AS "sums" WHERE "sums"."reservation_id" = "reservations"."id";--> statement-breakpoint
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = '"reservations"'::regclass AND tgname = 'raised') THEN
		ALTER TABLE "reservations" ENABLE TRIGGER "raised";
	END IF;
END $$;--> statement-breakpoint
CREATE INDEX "payments_at" ON "payments" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "reservations_unsettled" ON "reservations" USING btree (coalesce("returned_at", "no_show_at", "drop_off_at"),"id") WHERE (case when "reservations"."status" = 'CANCELLED' then "reservations"."fees" else "reservations"."total_price" end - "reservations"."paid") <> 0;--> statement-breakpoint
CREATE INDEX "reservations_deposits" ON "reservations" USING btree ("id") WHERE "reservations"."deposit_held" > 0;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'refund', 'deposit_taken', 'deposit_returned', 'deposit_kept')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'card', 'transfer', 'till', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_kind" CHECK ("reservation_lines"."kind" in ('adjustment', 'discount', 'fee', 'cancellation', 'no_show', 'fine', 'cleaning', 'one_way', 'fuel', 'kilometres', 'damage')) NOT VALID;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_possible" CHECK (least("company_settings"."early_hours", "company_settings"."grace_minutes", "company_settings"."not_ready_hours", "company_settings"."cancellation_hours", "company_settings"."one_way_fee", "company_settings"."transfer_hours", "company_settings"."payment_days", "company_settings"."cancellation_taxed", "company_settings"."no_show_taxed", "company_settings"."fine_taxed") >= 0 and greatest("company_settings"."early_hours", "company_settings"."grace_minutes", "company_settings"."not_ready_hours", "company_settings"."cancellation_hours", "company_settings"."transfer_hours", "company_settings"."payment_days") <= 999 and greatest("company_settings"."cancellation_taxed", "company_settings"."no_show_taxed", "company_settings"."fine_taxed") <= 1 and coalesce("company_settings"."one_way_fee", 0) <= 9999999999.99) NOT VALID;