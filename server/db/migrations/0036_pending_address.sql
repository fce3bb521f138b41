ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
-- From now on a link to another address only works for the one that waits: the latest that still works.
UPDATE "users" SET "pending_email" = waiting."email" FROM (
	SELECT DISTINCT ON (link."user_id") link."user_id", link."email"
	FROM "mail_tokens" AS link JOIN "users" AS owner ON owner."id" = link."user_id"
	WHERE link."purpose" = 'confirm' AND link."expires_at" > now() AND lower(link."email") <> lower(owner."email")
	ORDER BY link."user_id", link."expires_at" DESC
) AS waiting WHERE waiting."user_id" = "users"."id";
