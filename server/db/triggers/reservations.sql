-- Triggers of one table run in the order of their names.
CREATE OR REPLACE TRIGGER not_blocked BEFORE INSERT ON "reservations" FOR EACH ROW WHEN (NEW."booked_by_customer")
	EXECUTE FUNCTION refuse_blocked();
CREATE OR REPLACE TRIGGER not_blocked_change BEFORE UPDATE OF "pick_up_at", "drop_off_at" ON "reservations" FOR EACH ROW
	WHEN (NEW."pick_up_at" < OLD."pick_up_at" OR NEW."drop_off_at" > OLD."drop_off_at") EXECUTE FUNCTION refuse_blocked();

CREATE OR REPLACE TRIGGER raised BEFORE UPDATE ON "reservations" FOR EACH ROW EXECUTE FUNCTION raise_version('version', 'fees', 'paid', 'deposit_held', 'invoiced');

CREATE OR REPLACE TRIGGER occupies AFTER INSERT ON "reservations" FOR EACH ROW
	WHEN (NEW."status" = 'CREATED') EXECUTE FUNCTION occupy_by_reservation();
CREATE OR REPLACE TRIGGER occupies_otherwise AFTER UPDATE OF "vehicle_id", "pick_up_at", "drop_off_at", "status", "buffer_minutes", "picked_up_at", "vehicle_missing", "returned_at", "hidden_at", "transfer_hours", "transfer_ended_at" ON "reservations" FOR EACH ROW
	WHEN ((OLD."vehicle_id", OLD."pick_up_at", OLD."drop_off_at", OLD."status", OLD."buffer_minutes", OLD."picked_up_at", OLD."vehicle_missing", OLD."returned_at", OLD."hidden_at", OLD."transfer_hours", OLD."transfer_ended_at")
		IS DISTINCT FROM (NEW."vehicle_id", NEW."pick_up_at", NEW."drop_off_at", NEW."status", NEW."buffer_minutes", NEW."picked_up_at", NEW."vehicle_missing", NEW."returned_at", NEW."hidden_at", NEW."transfer_hours", NEW."transfer_ended_at"))
	EXECUTE FUNCTION occupy_by_reservation();

CREATE OR REPLACE TRIGGER added AFTER INSERT ON "reservations" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT
	EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER removed AFTER DELETE ON "reservations" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT
	EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER emptied AFTER TRUNCATE ON "reservations" FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER added_hidden AFTER INSERT ON "reservations" FOR EACH ROW WHEN (NEW."hidden_at" IS NOT NULL)
	EXECUTE FUNCTION count_apart('gone');
CREATE OR REPLACE TRIGGER removed_hidden AFTER DELETE ON "reservations" FOR EACH ROW WHEN (OLD."hidden_at" IS NOT NULL)
	EXECUTE FUNCTION count_apart('back');
CREATE OR REPLACE TRIGGER hidden AFTER UPDATE OF "hidden_at" ON "reservations" FOR EACH ROW
	WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION count_apart('gone');

CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR DELETE ON "reservations" FOR EACH ROW EXECUTE FUNCTION record_history('reservation');
CREATE OR REPLACE TRIGGER recorded_change AFTER UPDATE ON "reservations" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION record_history('reservation', :told, :silent);

CREATE OR REPLACE TRIGGER told AFTER INSERT ON "reservations" FOR EACH ROW
	WHEN (NEW."status" = 'CREATED') EXECUTE FUNCTION tell_of_reservation();
CREATE OR REPLACE TRIGGER told_of_change AFTER UPDATE OF "vehicle_id", "pick_up_at", "drop_off_at", "pick_up_location", "drop_off_location", "status", "total_price" ON "reservations" FOR EACH ROW
	WHEN ((OLD."vehicle_id", OLD."pick_up_at", OLD."drop_off_at", OLD."pick_up_location", OLD."drop_off_location", OLD."status", OLD."total_price")
		IS DISTINCT FROM (NEW."vehicle_id", NEW."pick_up_at", NEW."drop_off_at", NEW."pick_up_location", NEW."drop_off_location", NEW."status", NEW."total_price")
		AND NEW."hidden_at" IS NULL)
	EXECUTE FUNCTION tell_of_reservation();

CREATE OR REPLACE TRIGGER noted AFTER INSERT OR DELETE ON "reservations" FOR EACH ROW EXECUTE FUNCTION note_change('reservation');
CREATE OR REPLACE TRIGGER noted_change AFTER UPDATE ON "reservations" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION note_change('reservation');

CREATE OR REPLACE TRIGGER queued AFTER INSERT OR DELETE ON "reservations" FOR EACH ROW EXECUTE FUNCTION queue_reservation_event();
CREATE OR REPLACE TRIGGER queued_change AFTER UPDATE ON "reservations" FOR EACH ROW WHEN (OLD."version" <> NEW."version")
	EXECUTE FUNCTION queue_reservation_event();
