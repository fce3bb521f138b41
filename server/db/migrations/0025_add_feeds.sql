CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"language" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "feeds_secret" UNIQUE("secret_hash"),
	CONSTRAINT "feeds_of_user" UNIQUE("user_id","kind","place"),
	CONSTRAINT "feeds_kind" CHECK ("feeds"."kind" in ('own', 'office')),
	CONSTRAINT "feeds_language" CHECK ("feeds"."language" in ('en', 'de'))
);
--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;