CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION record_setting('api_key', 'rights', 'name');
