-- What is paid of an invoice, and when its customer was reminded, is a change of the invoice.
CREATE OR REPLACE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON "invoice_balances" FOR EACH ROW EXECUTE FUNCTION note_change('invoice');
