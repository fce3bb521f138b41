-- Tells the settings' history of what is added to a mail, as text of its template, language and sentence: `reminder de Bitte …`.
-- Called by the trigger `recorded` on mail_sentences.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_mail_sentence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
		nullif(current_setting('rental.actor', true), '')::integer, 'settings', 1, 'changed',
		jsonb_build_object('mail_sentence', jsonb_build_object(
			'from', CASE WHEN TG_OP <> 'INSERT' THEN OLD."template" || ' ' || OLD."language" || ' ' || OLD."sentence" END,
			'to', CASE WHEN TG_OP <> 'DELETE' THEN NEW."template" || ' ' || NEW."language" || ' ' || NEW."sentence" END)));
	RETURN NULL;
END $$;
