CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE OR UPDATE ON "vat_rates" FOR EACH ROW
	EXECUTE FUNCTION record_setting('vat_rate', 'valid_from', 'percent');
