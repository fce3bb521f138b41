-- Tells the settings' history of a rate of tax, as text of its first day and percent: `2027-01-01 16.00`.
-- Called by the trigger `recorded` on vat_rates.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_vat_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
		nullif(current_setting('rental.actor', true), '')::integer, 'settings', 1, 'changed',
		jsonb_build_object('vat_rate', jsonb_build_object(
			'from', CASE WHEN TG_OP <> 'INSERT' THEN OLD."valid_from" || ' ' || OLD."percent" END,
			'to', CASE WHEN TG_OP <> 'DELETE' THEN NEW."valid_from" || ' ' || NEW."percent" END)));
	RETURN NULL;
END $$;
