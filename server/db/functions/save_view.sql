-- Saves a view under a name, for a user who has `p_max_views` of a screen at most. One of the same name is replaced.
-- Called when administrators save a view (server/views/repository.ts).
-- Locks the user's row, so that two at once do not both find room.
-- Answers the view's id; null when there are too many.
CREATE OR REPLACE FUNCTION save_view(p_user_id integer, p_screen text, p_name text, p_query text, p_max_views integer, OUT saved integer)
	LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "users" WHERE "id" = p_user_id FOR NO KEY UPDATE;
	INSERT INTO "admin_views" ("user_id", "screen", "name", "query")
		SELECT p_user_id, p_screen, p_name, p_query WHERE p_max_views > (
			SELECT count(*) FROM "admin_views" WHERE "user_id" = p_user_id AND "screen" = p_screen AND lower("name") <> lower(p_name)
		)
		ON CONFLICT ("user_id", "screen", lower("name")) DO UPDATE SET "name" = excluded."name", "query" = excluded."query"
		RETURNING "id" INTO saved;
END $$;
