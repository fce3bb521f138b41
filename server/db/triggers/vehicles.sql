-- Before `raised`, in the order of their names.
CREATE OR REPLACE TRIGGER derived BEFORE INSERT OR UPDATE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION derive_vehicle();
CREATE OR REPLACE TRIGGER raised BEFORE UPDATE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'search_text', 'plate_key');

CREATE OR REPLACE TRIGGER occupies AFTER INSERT ON "vehicles" FOR EACH ROW WHEN (NEW."retired_at" IS NOT NULL)
	EXECUTE FUNCTION occupy_by_retirement();
CREATE OR REPLACE TRIGGER occupies_otherwise AFTER UPDATE OF "retired_at" ON "vehicles" FOR EACH ROW
	WHEN (OLD."retired_at" IS DISTINCT FROM NEW."retired_at") EXECUTE FUNCTION occupy_by_retirement();
CREATE OR REPLACE TRIGGER occupies_no_more AFTER DELETE ON "vehicles" FOR EACH ROW WHEN (OLD."retired_at" IS NOT NULL)
	EXECUTE FUNCTION occupy_by_retirement();

CREATE OR REPLACE TRIGGER added AFTER INSERT ON "vehicles" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT
	EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER removed AFTER DELETE ON "vehicles" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT
	EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER emptied AFTER TRUNCATE ON "vehicles" FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER added_retired AFTER INSERT ON "vehicles" FOR EACH ROW WHEN (NEW."retired_at" IS NOT NULL)
	EXECUTE FUNCTION count_apart('gone');
CREATE OR REPLACE TRIGGER removed_retired AFTER DELETE ON "vehicles" FOR EACH ROW WHEN (OLD."retired_at" IS NOT NULL)
	EXECUTE FUNCTION count_apart('back');
CREATE OR REPLACE TRIGGER retired AFTER UPDATE OF "retired_at" ON "vehicles" FOR EACH ROW
	WHEN (OLD."retired_at" IS NULL AND NEW."retired_at" IS NOT NULL) EXECUTE FUNCTION count_apart('gone');
CREATE OR REPLACE TRIGGER reinstated AFTER UPDATE OF "retired_at" ON "vehicles" FOR EACH ROW
	WHEN (OLD."retired_at" IS NOT NULL AND NEW."retired_at" IS NULL) EXECUTE FUNCTION count_apart('back');

CREATE OR REPLACE TRIGGER vehicles_state AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicles" FOR EACH STATEMENT
	EXECUTE FUNCTION renew_table_state();
-- Also where other triggers are off.
ALTER TABLE "vehicles" ENABLE ALWAYS TRIGGER vehicles_state;

CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION record_history('vehicle');
CREATE OR REPLACE TRIGGER recorded_change AFTER UPDATE ON "vehicles" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('vehicle', :told, :silent);

CREATE OR REPLACE TRIGGER noted AFTER INSERT OR DELETE ON "vehicles" FOR EACH ROW EXECUTE FUNCTION note_change('vehicle');
CREATE OR REPLACE TRIGGER noted_change AFTER UPDATE ON "vehicles" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION note_change('vehicle');
