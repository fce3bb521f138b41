ALTER TABLE "company_settings" ADD COLUMN "account_chart" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "datev_consultant" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "datev_client" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_digits" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "year_from_month" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "payments_booked" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_receivables" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_revenue" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_untaxed" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_claims" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_deposits" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_advances" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "account_transit" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_accounts" CHECK ("company_settings"."account_chart" between 3 and 4 and "company_settings"."account_digits" between 4 and 8 and "company_settings"."year_from_month" between 1 and 12 and "company_settings"."payments_booked" between 0 and 1 and "company_settings"."datev_consultant" between 1001 and 9999999 and "company_settings"."datev_client" between 1 and 99999 and least("company_settings"."account_receivables", "company_settings"."account_revenue", "company_settings"."account_untaxed", "company_settings"."account_claims", "company_settings"."account_deposits", "company_settings"."account_advances", "company_settings"."account_transit") >= 100 and greatest("company_settings"."account_receivables", "company_settings"."account_revenue", "company_settings"."account_untaxed", "company_settings"."account_claims", "company_settings"."account_deposits", "company_settings"."account_advances", "company_settings"."account_transit") <= 99999999) NOT VALID;