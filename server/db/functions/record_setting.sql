-- Tells the settings' history of a row of a table that belongs to them, as text of some of its columns: `2027-01-01 16.00` or
-- `reminder de Bitte …`. Of an address only the host is told, as its rest may be secret; where both texts are the same, only that it changed.
-- Its arguments: the field's name in the history, and the columns.
-- Called by the triggers `recorded` and `recorded_change` on vat_rates, mail_sentences, api_keys and webhooks.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_setting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	former text;
	latter text;
BEGIN
	SELECT string_agg("value", ' ' ORDER BY "place") FILTER (WHERE "side" = 'from'),
			string_agg("value", ' ' ORDER BY "place") FILTER (WHERE "side" = 'to')
		INTO former, latter
		FROM (VALUES ('from', to_jsonb(OLD)), ('to', to_jsonb(NEW))) AS "sides"("side", "row"),
			unnest(TG_ARGV[1:]) WITH ORDINALITY AS "columns"("name", "place"),
			LATERAL (SELECT CASE
				WHEN "name" = 'url' THEN substring("row" ->> "name" FROM '//([^/?]+)')
				WHEN jsonb_typeof("row" -> "name") = 'array'
					THEN (SELECT string_agg("item", ',') FROM jsonb_array_elements_text("row" -> "name") AS "items"("item"))
				ELSE "row" ->> "name" END) AS "values"("value");
	INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
		nullif(current_setting('rental.actor', true), '')::integer, 'settings', 1, 'changed',
		jsonb_build_object(TG_ARGV[0], CASE WHEN former = latter THEN '{}' ELSE jsonb_build_object('from', former, 'to', latter) END));
	RETURN NULL;
END $$;
