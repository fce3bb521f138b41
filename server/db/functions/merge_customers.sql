-- Moves all that one record of a person has to the one that is kept, and empties the other one as erasing does.
-- `p_unmatchable_hash` is a password hash that no password matches. Where the kept record has nothing, it takes what the other one
-- has; notes are joined, and if either is blocked, it is. Mails about reservations move; others could hand the kept account to who
-- reads them. No vehicle's time changes.
-- Called when administrators merge customers (server/customers/merge.ts).
-- Locks both customers (6) by ascending id, so that nobody writes reservations of either meanwhile, then their rows.
-- Answers 'merged', 'same', 'missing', 'built in', 'erased' or 'staff'.
CREATE OR REPLACE FUNCTION merge_customers(p_kept_id integer, p_other_id integer, p_unmatchable_hash text, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
	target "users";
	source "users";
BEGIN
	PERFORM pg_advisory_xact_lock(6, least(p_kept_id, p_other_id));
	PERFORM pg_advisory_xact_lock(6, greatest(p_kept_id, p_other_id));
	PERFORM FROM "users" WHERE "id" IN (p_kept_id, p_other_id) ORDER BY "id" FOR UPDATE;
	SELECT * INTO target FROM "users" WHERE "id" = p_kept_id;
	SELECT * INTO source FROM "users" WHERE "id" = p_other_id;
	outcome := CASE
		WHEN p_kept_id = p_other_id THEN 'same'
		WHEN target."id" IS NULL OR source."id" IS NULL THEN 'missing'
		WHEN target."built_in" OR source."built_in" THEN 'built in'
		WHEN coalesce(target."erased_at", source."erased_at") IS NOT NULL THEN 'erased'
		-- Its log-in could be taken over, switched on.
		WHEN source."roles" <> '{Customer}' OR source."switched_off_at" IS NOT NULL THEN 'staff'
		ELSE 'merged'
	END;
	IF outcome <> 'merged' THEN
		RETURN;
	END IF;
	UPDATE "reservations" SET "user_id" = p_kept_id WHERE "user_id" = p_other_id;
	UPDATE "counter_steps" SET "by_user_id" = p_kept_id WHERE "by_user_id" = p_other_id;
	UPDATE "payments" SET "recorded_by" = p_kept_id WHERE "recorded_by" = p_other_id;
	UPDATE "contact_messages" SET "answered_by" = p_kept_id WHERE "answered_by" = p_other_id;
	UPDATE "users" SET "merged_into" = p_kept_id WHERE "merged_into" = p_other_id;
	UPDATE "mails" SET "user_id" = p_kept_id WHERE "user_id" = p_other_id AND "reservation_id" IS NOT NULL;
	UPDATE "mails" SET "recipient" = NULL, "values" = NULL,
		"failed_at" = CASE WHEN "sent_at" IS NULL AND "failed_at" IS NULL THEN now() ELSE "failed_at" END,
		"reason" = CASE WHEN "sent_at" IS NULL AND "failed_at" IS NULL THEN 'The account of the recipient was erased' ELSE "reason" END
		WHERE "user_id" = p_other_id;
	DELETE FROM "mail_tokens" WHERE "user_id" = p_other_id;
	DELETE FROM "sessions" WHERE "user_id" = p_other_id;
	DELETE FROM "origins" WHERE "user_id" = p_other_id;
	DELETE FROM "booking_requests" WHERE "user_id" = p_other_id;
	UPDATE "users" SET
		"first_name" = '', "last_name" = '', "email" = 'erased-' || p_other_id || '@invalid', "phone_number" = '', "address" = '', "zip_code" = '', "city" = NULL, "country" = NULL,
		"company_name" = NULL, "vat_id" = NULL, "leitweg_id" = NULL, "invoice_email" = NULL, "password_hash" = p_unmatchable_hash, "roles" = '{Customer}', "language" = NULL,
		"email_confirmed_at" = NULL, "created_at" = now(), "erased_at" = now(), "merged_into" = p_kept_id
		WHERE "id" = p_other_id;
	UPDATE "users" SET
		-- Whoever could not log in takes the other log-in over. Staff take the address alone, whose owner chooses a password by a mail:
		-- anybody may have registered it.
		"email" = CASE WHEN "email" = '' THEN source."email" ELSE "email" END,
		"password_hash" = CASE WHEN "email" <> '' THEN "password_hash" WHEN "roles" = '{Customer}' THEN source."password_hash" ELSE p_unmatchable_hash END,
		"email_confirmed_at" = CASE WHEN "email" <> '' THEN "email_confirmed_at" WHEN "roles" = '{Customer}' THEN source."email_confirmed_at" END,
		"phone_number" = coalesce(nullif("phone_number", ''), source."phone_number"),
		"address" = coalesce(nullif("address", ''), source."address"),
		"zip_code" = coalesce(nullif("zip_code", ''), source."zip_code"),
		"city" = coalesce(nullif("city", ''), source."city"),
		"country" = coalesce(nullif("country", ''), source."country"),
		"latin_name" = coalesce("latin_name", source."latin_name"),
		"company_name" = coalesce(nullif("company_name", ''), source."company_name"),
		"vat_id" = coalesce(nullif("vat_id", ''), source."vat_id"),
		"leitweg_id" = coalesce("leitweg_id", source."leitweg_id"),
		"invoice_email" = coalesce("invoice_email", source."invoice_email"),
		"language" = coalesce("language", source."language"),
		"note" = nullif(concat_ws(E'\n', nullif("note", ''), nullif(source."note", '')), ''),
		"blocked" = "blocked" OR source."blocked",
		"trusted" = "trusted" OR source."trusted",
		"licence_seen_at" = greatest("licence_seen_at", source."licence_seen_at"),
		"licence_class" = coalesce("licence_class", source."licence_class")
		WHERE "id" = p_kept_id;
END $$;
