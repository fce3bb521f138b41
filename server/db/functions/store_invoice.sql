-- Stores an invoice under the next number of its series, as the next link of the series' chain. The number is given in the transaction
-- that stores it, so that there is no gap.
-- Called by issue_invoice and cancel_invoice.
-- Locks the series' row, last: its callers hold the reservation.
-- Answers the invoice. Raises object_not_in_prerequisite_state while somebody has to say which number was the last (confirm_series).
CREATE OR REPLACE FUNCTION store_invoice(p_reservation_id integer, p_cancels_id integer, p_prefix text, p_content jsonb, p_administrator_id integer)
	RETURNS "invoices" LANGUAGE plpgsql AS $$
DECLARE
	series "invoice_series";
	stored "invoices";
	numbered jsonb;
BEGIN
	INSERT INTO "invoice_series" ("prefix", "last_number", "last_hash") VALUES (p_prefix, 1, '')
		ON CONFLICT ("prefix") DO UPDATE SET "last_number" = "invoice_series"."last_number" + 1
		RETURNING * INTO series;
	IF series."unconfirmed_since" IS NOT NULL THEN
		RAISE EXCEPTION 'The last number of % is unconfirmed since a restore', p_prefix USING ERRCODE = 'object_not_in_prerequisite_state';
	END IF;
	numbered := p_content || jsonb_build_object('number', p_prefix || lpad(series."last_number"::text, 6, '0'));
	INSERT INTO "invoices" ("prefix", "reservation_id", "cancels_id", "issued_by", "issued_on", "due_on", "content", "previous_hash", "hash")
		VALUES (
			p_prefix, p_reservation_id, p_cancels_id, p_administrator_id,
			(numbered ->> 'issuedOn')::date, (numbered ->> 'dueOn')::date, numbered,
			series."last_hash", sha256(series."last_hash" || convert_to(numbered::text, 'UTF8'))
		)
		RETURNING * INTO stored;
	UPDATE "invoice_series" SET "last_hash" = stored."hash" WHERE "prefix" = p_prefix;
	RETURN stored;
END $$;
