CREATE TABLE "blobs" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "blobs_hash" CHECK ("blobs"."hash" = sha256("blobs"."bytes"))
);
--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_stored";--> statement-breakpoint
ALTER TABLE "condition_photos" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD COLUMN "blob_hash" "bytea";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "blob_hash" "bytea";--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_blob_hash_blobs_hash_fk" FOREIGN KEY ("blob_hash") REFERENCES "public"."blobs"("hash") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_blob_hash_blobs_hash_fk" FOREIGN KEY ("blob_hash") REFERENCES "public"."blobs"("hash") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "condition_photos_blob" ON "condition_photos" USING btree ("blob_hash") WHERE "condition_photos"."blob_hash" is not null;--> statement-breakpoint
CREATE INDEX "papers_blob" ON "papers" USING btree ("blob_hash") WHERE "papers"."blob_hash" is not null;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_stored" CHECK (num_nonnulls("condition_photos"."blob_hash", "condition_photos"."bytes") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_stored" CHECK (num_nonnulls("papers"."content", "papers"."blob_hash", "papers"."bytes") = 1) NOT VALID;