ALTER TABLE "challenges" DROP CONSTRAINT "challenges_purpose";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "by_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_login" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_login" UNIQUE("company_login");--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_purpose" CHECK ("challenges"."purpose" in ('log-in', 'passkey', 'second-factor', 'company')) NOT VALID;