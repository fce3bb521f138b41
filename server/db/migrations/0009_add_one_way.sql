ALTER TABLE "occupancies" DROP CONSTRAINT "occupancies_reservation";--> statement-breakpoint
ALTER TABLE "occupancies" DROP CONSTRAINT "occupancies_kind";--> statement-breakpoint
ALTER TABLE "reservation_lines" DROP CONSTRAINT "reservation_lines_kind";--> statement-breakpoint
ALTER TABLE "company_settings" DROP CONSTRAINT "company_settings_possible";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "transfer_hours" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "transfer_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "one_way_fee" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "transfer_hours" integer;--> statement-breakpoint
CREATE INDEX "occupancies_transfers" ON "occupancies" USING btree ("vehicle_id") WHERE "occupancies"."kind" = 'transfer';--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_reservation" UNIQUE("reservation_id","kind");--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_kind" CHECK (case when "occupancies"."block_id" is not null then "occupancies"."kind" = 'block' when "occupancies"."reservation_id" is not null then "occupancies"."kind" in ('reservation', 'transfer') else "occupancies"."kind" = 'retired' end and num_nonnulls("occupancies"."reservation_id", "occupancies"."block_id") <= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_kind" CHECK ("reservation_lines"."kind" in ('adjustment', 'discount', 'fee', 'one_way', 'fuel', 'kilometres', 'damage')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_transfer" CHECK ("reservations"."transfer_hours" between 0 and 999 and "reservations"."transfer_ended_at" between '1900-01-01 00:00Z' and '9999-12-31 00:00Z') NOT VALID;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_possible" CHECK (least("company_settings"."early_hours", "company_settings"."grace_minutes", "company_settings"."not_ready_hours", "company_settings"."cancellation_hours", "company_settings"."one_way_fee", "company_settings"."transfer_hours") >= 0 and greatest("company_settings"."early_hours", "company_settings"."grace_minutes", "company_settings"."not_ready_hours", "company_settings"."cancellation_hours", "company_settings"."transfer_hours") <= 999 and coalesce("company_settings"."one_way_fee", 0) <= 9999999999.99) NOT VALID;