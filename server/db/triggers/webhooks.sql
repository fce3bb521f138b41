CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE ON "webhooks" FOR EACH ROW EXECUTE FUNCTION record_setting('webhook', 'active', 'events', 'url');
CREATE OR REPLACE TRIGGER recorded_change AFTER UPDATE OF "active", "events", "url" ON "webhooks" FOR EACH ROW
	WHEN ((OLD."active", OLD."events", OLD."url") IS DISTINCT FROM (NEW."active", NEW."events", NEW."url"))
	EXECUTE FUNCTION record_setting('webhook', 'active', 'events', 'url');
