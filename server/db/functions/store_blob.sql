-- Stores bytes, once. A blob that is there already is locked, so that nobody deletes it before the caller's row names it.
-- Called by store_photo, and for the protocols that go with mails (server/documents/sent-repository.ts).
-- Locks the blob's row.
-- Answers the hash by which rows name them.
CREATE OR REPLACE FUNCTION store_blob(p_bytes bytea) RETURNS bytea LANGUAGE sql AS $$
	INSERT INTO "blobs" ("hash", "bytes") VALUES (sha256(p_bytes), p_bytes)
		ON CONFLICT ("hash") DO UPDATE SET "hash" = excluded."hash"
		RETURNING "hash"
$$;
