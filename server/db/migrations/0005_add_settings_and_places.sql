CREATE TABLE "company_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"early_hours" integer,
	"grace_minutes" integer,
	"not_ready_hours" integer,
	"cancellation_hours" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_settings_one" CHECK ("company_settings"."id" = 1),
	CONSTRAINT "company_settings_possible" CHECK (least("company_settings"."early_hours", "company_settings"."grace_minutes", "company_settings"."not_ready_hours", "company_settings"."cancellation_hours") >= 0 and greatest("company_settings"."early_hours", "company_settings"."grace_minutes", "company_settings"."not_ready_hours", "company_settings"."cancellation_hours") <= 999)
);
--> statement-breakpoint
ALTER TABLE "history" DROP CONSTRAINT "history_kind";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "home_place" text;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_kind" CHECK ("history"."kind" in ('reservation', 'vehicle', 'block', 'user', 'settings')) NOT VALID;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_home_place" CHECK ("vehicles"."home_place" ~ '^[a-z0-9-]{1,60}$') NOT VALID;