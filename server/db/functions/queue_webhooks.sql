-- Queues an event for each webhook that is to be told of it. Not while `rental.quiet` is on: then what is written happened long ago.
-- Called by queue_event and queue_reservation_event.
-- Locks each of them for the rest of the transaction: one that is being deleted is waited for, and then not told.
CREATE OR REPLACE FUNCTION queue_webhooks(p_event text, p_subject text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('rental.quiet', true) IS DISTINCT FROM 'on' THEN
		INSERT INTO "webhook_deliveries" ("webhook_id", "event", "subject")
			SELECT "id", p_event, p_subject FROM "webhooks" WHERE "active" AND p_event = ANY ("events")
			FOR KEY SHARE;
	END IF;
END $$;
