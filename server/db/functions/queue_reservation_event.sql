-- Tells webhooks what happened to a reservation: one event for each change that raised its version.
-- Called by the triggers `queued` and `queued_change` on reservations.
-- Locks nothing.
CREATE OR REPLACE FUNCTION queue_reservation_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event text := CASE
		WHEN TG_OP = 'INSERT' AND NEW."status" = 'CREATED' THEN 'booked'
		WHEN TG_OP = 'DELETE' AND OLD."status" = 'CREATED' THEN 'cancelled'
		WHEN TG_OP <> 'UPDATE' THEN NULL
		WHEN OLD."no_show_at" IS NULL AND NEW."no_show_at" IS NOT NULL THEN 'no_show'
		WHEN OLD."returned_at" IS NULL AND NEW."returned_at" IS NOT NULL THEN 'returned'
		WHEN OLD."picked_up_at" IS NULL AND NEW."picked_up_at" IS NOT NULL THEN 'handed_over'
		WHEN OLD."status" = 'CREATED' AND NEW."status" = 'CANCELLED' THEN 'cancelled'
		ELSE 'changed'
	END;
BEGIN
	IF event IS NOT NULL THEN
		PERFORM queue_webhooks('reservation.' || event, coalesce(NEW."id", OLD."id")::text);
	END IF;
	RETURN NULL;
END $$;
