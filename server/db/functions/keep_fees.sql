-- Keeps what the fees among a reservation's lines come to, which are to be paid of a cancelled one, too.
-- Called by the trigger `fees_kept` on reservation_lines.
-- Locks the reservation's row.
CREATE OR REPLACE FUNCTION keep_fees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	line "reservation_lines" := coalesce(NEW, OLD);
	more numeric := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW."amount" END - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD."amount" END;
BEGIN
	IF is_fee(line."kind") AND more <> 0 THEN
		UPDATE "reservations" SET "fees" = "fees" + more WHERE "id" = line."reservation_id";
	END IF;
	RETURN NULL;
END $$;
