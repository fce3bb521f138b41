-- Keeps what follows from other columns of a vehicle: the days of inspection and safety check are those of its dues, the first days
-- are the earliest of them, and the age is that of the first registration. Whoever writes the two days alone, as clients did before
-- there were dues, changes the dues.
-- Called by the trigger `derived` on vehicles.
-- Locks nothing.
CREATE OR REPLACE FUNCTION derive_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."dues" = (CASE TG_OP WHEN 'INSERT' THEN '[]' ELSE OLD."dues" END) THEN
		NEW."dues" := set_due(NEW."dues", 'inspection', NEW."inspection_due_on");
		NEW."dues" := set_due(NEW."dues", 'safetyCheck', NEW."safety_check_due_on");
	END IF;
	SELECT min("dueOn") FILTER (WHERE "kind" = 'inspection'), min("dueOn") FILTER (WHERE "kind" = 'safetyCheck'),
			min("dueOn"), min("dueOn") FILTER (WHERE "blocks")
		INTO NEW."inspection_due_on", NEW."safety_check_due_on", NEW."first_due_on", NEW."blocking_due_on"
		FROM jsonb_to_recordset(NEW."dues") AS "due"("kind" text, "dueOn" date, "blocks" boolean);
	IF NEW."first_registered_on" IS NOT NULL THEN
		NEW."age" := greatest(0, extract(year FROM age(current_date, NEW."first_registered_on")));
	END IF;
	RETURN NEW;
END $$;
