-- Keeps what was issued as it was. An empty table may be emptied, and release_invoices may delete.
-- Called by the triggers `kept` on invoices, invoice_files and invoice_gaps.
-- Locks nothing. Raises insufficient_privilege.
CREATE OR REPLACE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_empty boolean;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
		IF is_empty THEN
			RETURN NULL;
		END IF;
	END IF;
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME <> 'invoice_gaps' AND current_setting('rental.releases_invoices', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'What was issued stays as it is' USING ERRCODE = 'insufficient_privilege';
END $$;
