-- Keeps what was issued as it was.
-- Called by the triggers `kept` on invoices and invoice_files.
-- Locks nothing. Raises insufficient_privilege.
CREATE OR REPLACE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What was issued stays as it is' USING ERRCODE = 'insufficient_privilege';
END $$;
