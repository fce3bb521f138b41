-- Notes when a record was changed last, for programs that ask for what changed (server/changes/select-changes.ts). Until its transaction ends, a
-- shared lock tells since when it may write, so that nobody reads past what is not visible yet: its first key is `change` of
-- server/db/transaction-locks.ts, its second the seconds from 2020 to the transaction's start. The time is taken after the lock.
-- Called by the triggers `noted` and `noted_change` on reservations, vehicles, users, invoices and invoice_balances.
-- Locks its advisory lock, which never waits, and the record's row of changes, which only who has changed the record holds.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
	subject integer;
BEGIN
	IF TG_OP = 'DELETE' THEN
		changed := OLD;
	ELSE
		changed := NEW;
	END IF;
	IF TG_TABLE_NAME = 'invoice_balances' THEN
		subject := changed."invoice_id";
	ELSE
		subject := changed."id";
	END IF;
	PERFORM pg_advisory_xact_lock_shared(9, floor(extract(epoch FROM now() - timestamptz '2020-01-01 00:00Z'))::integer);
	INSERT INTO "changes" VALUES (TG_ARGV[0], subject, clock_timestamp())
		ON CONFLICT ("kind", "subject_id") DO UPDATE SET "changed_at" = clock_timestamp();
	RETURN NULL;
END $$;
