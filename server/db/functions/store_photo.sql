-- Stores a photo under an id of the caller, at most so many of each step. A repeat adds nothing.
-- Called when administrators add a photo (server/condition/photo-repository.ts).
-- Locks the reservation's row, then the blob's.
-- Answers 'written', 'no reservation', 'id reused', 'erased user' or 'too many'.
CREATE OR REPLACE FUNCTION store_photo(
	p_reservation_id integer, p_photo_id uuid, p_step text, p_damage_id uuid, p_taken_at timestamptz, p_administrator_id integer,
	p_width integer, p_height integer, p_bytes bytea, p_preview bytea, p_max_photos integer
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	renter integer;
	former "condition_photos";
BEGIN
	SELECT "user_id" INTO renter FROM "reservations" WHERE "id" = p_reservation_id AND "hidden_at" IS NULL FOR UPDATE;
	SELECT * INTO former FROM "condition_photos" WHERE "id" = p_photo_id;
	IF renter IS NULL THEN
		RETURN 'no reservation';
	ELSIF former."id" IS NOT NULL THEN
		RETURN CASE WHEN (former."reservation_id", former."step") = (p_reservation_id, p_step) THEN 'written' ELSE 'id reused' END;
	ELSIF is_erased(renter) THEN
		RETURN 'erased user';
	ELSIF (SELECT count(*) >= p_max_photos FROM "condition_photos" WHERE "reservation_id" = p_reservation_id AND "step" = p_step) THEN
		RETURN 'too many';
	END IF;
	INSERT INTO "condition_photos"
		("id", "reservation_id", "step", "damage_id", "taken_at", "taken_by", "width", "height", "blob_hash", "preview")
		VALUES (p_photo_id, p_reservation_id, p_step, p_damage_id, greatest(least(p_taken_at, now()), '1900-01-01 00:00Z'), (SELECT "id" FROM "users" WHERE "id" = p_administrator_id), p_width, p_height, store_blob(p_bytes), p_preview);
	RETURN 'written';
EXCEPTION WHEN unique_violation THEN
	-- Another reservation got the id meanwhile. The blob is undone, too.
	RETURN 'id reused';
END $$;
