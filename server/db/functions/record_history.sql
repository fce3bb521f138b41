-- Writes down who changed a record. Its arguments: the kind of record, the columns whose values are told, and those of personal or
-- free text, of which only is told that they changed. Not while `rental.quiet` is on: then what is written happened long ago.
-- Called by the triggers `recorded`, `recorded_change` and `recorded_removal` on reservations, vehicles, blocks and users.
-- Locks nothing.
CREATE OR REPLACE FUNCTION record_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told text[];
	silent text[];
	changed jsonb := '{}';
BEGIN
	IF current_setting('rental.quiet', true) = 'on' THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		told := TG_ARGV[1];
		silent := TG_ARGV[2];
		SELECT jsonb_object_agg("key", CASE WHEN "key" = ANY (told)
				THEN jsonb_build_object('from', "before"."value", 'to', "after"."value") ELSE '{}' END)
			INTO changed
			FROM jsonb_each(to_jsonb(OLD)) AS "before" JOIN jsonb_each(to_jsonb(NEW)) AS "after" USING ("key")
			WHERE "key" = ANY (told || silent) AND "before"."value" IS DISTINCT FROM "after"."value";
		-- A vehicle raises its version alone when another table holds other pictures of it.
		IF changed IS NULL AND TG_ARGV[0] = 'vehicle' AND OLD."version" <> NEW."version" THEN
			changed := '{"further_images": {}}';
		END IF;
		-- How another vehicle was priced, which its price may not tell.
		IF changed ? 'vehicle_id' AND nullif(current_setting('rental.pricing', true), '') IS NOT NULL THEN
			changed := changed || jsonb_build_object('pricing', jsonb_build_object('from', null, 'to', current_setting('rental.pricing', true)));
		END IF;
		IF changed IS NULL THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO "history" ("actor", "kind", "subject_id", "action", "changes") VALUES (
		nullif(current_setting('rental.actor', true), '')::integer,
		TG_ARGV[0],
		CASE TG_OP WHEN 'DELETE' THEN OLD."id" ELSE NEW."id" END,
		CASE WHEN TG_OP = 'INSERT' THEN 'created' WHEN TG_OP = 'DELETE' OR changed ? 'hidden_at' THEN 'deleted' ELSE 'changed' END,
		changed
	);
	RETURN NULL;
END $$;
