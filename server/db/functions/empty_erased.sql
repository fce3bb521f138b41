-- Empties what is personal or a privilege of a user who is erased, whoever erases.
-- Called by the trigger `erased` on users, before `raised`.
-- Locks nothing.
CREATE OR REPLACE FUNCTION empty_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."city" := NULL;
	NEW."country" := NULL;
	NEW."leitweg_id" := NULL;
	NEW."invoice_email" := NULL;
	NEW."latin_name" := NULL;
	NEW."pending_email" := NULL;
	NEW."note" := NULL;
	NEW."blocked" := false;
	NEW."trusted" := false;
	NEW."licence_seen_at" := NULL;
	NEW."licence_class" := NULL;
	NEW."switched_off_at" := NULL;
	NEW."company_login" := NULL;
	DELETE FROM "passkeys" WHERE "user_id" = NEW."id";
	DELETE FROM "recovery_codes" WHERE "user_id" = NEW."id";
	DELETE FROM "challenges" WHERE "user_id" = NEW."id";
	DELETE FROM "api_keys" WHERE "user_id" = NEW."id";
	DELETE FROM "feeds" WHERE "user_id" = NEW."id";
	-- Who has not confirmed the address may be a stranger.
	DELETE FROM "staff_invitations"
		WHERE "invited_by" = NEW."id" OR OLD."email_confirmed_at" IS NOT NULL AND lower("email") = lower(OLD."email");
	DELETE FROM "admin_views" WHERE "user_id" = NEW."id";
	RETURN NEW;
END $$;
