CREATE OR REPLACE TRIGGER raised BEFORE UPDATE ON "company_settings" FOR EACH ROW EXECUTE FUNCTION raise_version('version');

CREATE OR REPLACE TRIGGER recorded_change AFTER UPDATE ON "company_settings" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('settings', :told, :silent);
