CREATE TABLE "changes" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "changes_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "changes_kind" CHECK ("changes"."kind" in ('reservation', 'vehicle', 'user', 'invoice'))
);
--> statement-breakpoint
INSERT INTO "changes" ("kind", "subject_id", "changed_at")
	SELECT 'reservation', "id", clock_timestamp() FROM "reservations"
	UNION ALL SELECT 'vehicle', "id", clock_timestamp() FROM "vehicles"
	UNION ALL SELECT 'user', "id", clock_timestamp() FROM "users"
	UNION ALL SELECT 'invoice', "id", clock_timestamp() FROM "invoices";
--> statement-breakpoint
CREATE INDEX "changes_by_time" ON "changes" USING btree ("kind","changed_at","subject_id");