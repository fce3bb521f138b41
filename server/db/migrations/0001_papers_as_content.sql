ALTER TABLE "papers" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_stored" CHECK (num_nonnulls("papers"."content", "papers"."bytes") = 1) NOT VALID;