-- Drops a mail to a customer without an e-mail address, whoever writes it.
-- Called by the trigger `addressed` on mails.
-- Locks nothing.
CREATE OR REPLACE FUNCTION drop_unaddressed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END $$;
