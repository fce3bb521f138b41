-- Raises a row's version with each change, except of the columns that its arguments name. A statement may raise it by itself: of
-- what other tables hold of a vehicle, its row does not tell.
-- Called by the triggers `raised` on blocks, reservations, users and vehicles.
-- Locks nothing.
CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := greatest(NEW.version, OLD.version + (to_jsonb(NEW) - TG_ARGV IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV)::integer);
	RETURN NEW;
END $$;
