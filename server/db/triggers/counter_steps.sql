CREATE OR REPLACE TRIGGER licence_seen AFTER INSERT ON "counter_steps" FOR EACH ROW
	WHEN (NEW."kind" = 'hand-over' AND NEW."licence_seen") EXECUTE FUNCTION note_licence_seen();
