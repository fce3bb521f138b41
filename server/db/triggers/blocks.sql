CREATE OR REPLACE TRIGGER raised BEFORE UPDATE ON "blocks" FOR EACH ROW EXECUTE FUNCTION raise_version('version');

CREATE OR REPLACE TRIGGER occupies AFTER INSERT OR UPDATE OF "vehicle_id", "starts_at", "ends_at" ON "blocks" FOR EACH ROW
	EXECUTE FUNCTION occupy_by_block();

CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE ON "blocks" FOR EACH ROW EXECUTE FUNCTION record_history('block');
CREATE OR REPLACE TRIGGER recorded_change AFTER UPDATE ON "blocks" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('block', :told, :silent);
CREATE OR REPLACE TRIGGER queued AFTER INSERT ON "blocks" FOR EACH ROW EXECUTE FUNCTION queue_event('vehicle.blocked');
