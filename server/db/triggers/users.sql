-- Triggers of one table run in the order of their names: `erased` before `raised`.
CREATE OR REPLACE TRIGGER erased BEFORE UPDATE OF "erased_at" ON "users" FOR EACH ROW
	WHEN (OLD."erased_at" IS NULL AND NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION empty_erased();

-- Before an update is written it does not know generated columns.
CREATE OR REPLACE TRIGGER raised BEFORE UPDATE ON "users" FOR EACH ROW
	EXECUTE FUNCTION raise_version('version', 'password_hash', 'search_text', 'phone_digits', 'language', 'email_confirmed_at');

CREATE OR REPLACE TRIGGER added AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT
	EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER removed AFTER DELETE ON "users" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT
	EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER emptied AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION count_rows();

-- Of customers only who is blocked or trusted, and which records were merged.
CREATE OR REPLACE TRIGGER recorded AFTER INSERT ON "users" FOR EACH ROW WHEN (NEW."roles" <> '{Customer}')
	EXECUTE FUNCTION record_history('user');
CREATE OR REPLACE TRIGGER recorded_removal AFTER DELETE ON "users" FOR EACH ROW WHEN (OLD."roles" <> '{Customer}')
	EXECUTE FUNCTION record_history('user');
CREATE OR REPLACE TRIGGER recorded_change AFTER UPDATE OF "roles", "blocked", "trusted", "switched_off_at", "merged_into" ON "users" FOR EACH ROW
	WHEN ((OLD."roles", OLD."blocked", OLD."trusted", OLD."switched_off_at", OLD."merged_into")
		IS DISTINCT FROM (NEW."roles", NEW."blocked", NEW."trusted", NEW."switched_off_at", NEW."merged_into"))
	EXECUTE FUNCTION record_history('user', :told, :silent);

CREATE OR REPLACE TRIGGER noted AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION note_change('user');
CREATE OR REPLACE TRIGGER noted_change AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION note_change('user');

CREATE OR REPLACE TRIGGER kept AFTER UPDATE OF "roles", "switched_off_at" ON "users" FOR EACH ROW
	WHEN ('Administrator' = ANY (OLD."roles") AND OLD."switched_off_at" IS NULL
		AND NOT ('Administrator' = ANY (NEW."roles") AND NEW."switched_off_at" IS NULL))
	EXECUTE FUNCTION keep_administrator();
CREATE OR REPLACE TRIGGER kept_removal AFTER DELETE ON "users" FOR EACH ROW
	WHEN ('Administrator' = ANY (OLD."roles") AND OLD."switched_off_at" IS NULL)
	EXECUTE FUNCTION keep_administrator();
