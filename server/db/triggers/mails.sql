CREATE OR REPLACE TRIGGER addressed BEFORE INSERT ON "mails" FOR EACH ROW WHEN (NEW."recipient" = '')
	EXECUTE FUNCTION drop_unaddressed();
