-- Tells webhooks of a new record. Its argument: the event.
-- Called by the triggers `queued` on blocks, contact_messages, invoices and payments.
-- Locks nothing.
CREATE OR REPLACE FUNCTION queue_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM queue_webhooks(TG_ARGV[0], NEW."id"::text);
	RETURN NULL;
END $$;
