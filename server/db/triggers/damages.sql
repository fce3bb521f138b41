CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE OR UPDATE OF "place", "note", "repaired_at" ON "damages" FOR EACH ROW
	EXECUTE FUNCTION record_damage();
