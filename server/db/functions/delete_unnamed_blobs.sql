-- Deletes the blobs that no row names any more.
-- Called by the triggers `released` on condition_photos and papers.
-- Locks the blobs' rows by ascending hash, before it looks who else names them: whoever stores the same, or deletes another row that
-- names it, comes before or after.
CREATE OR REPLACE FUNCTION delete_unnamed_blobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "blobs" WHERE "hash" IN (SELECT "blob_hash" FROM "gone") ORDER BY "hash" FOR UPDATE;
	DELETE FROM "blobs" WHERE "hash" IN (SELECT "blob_hash" FROM "gone")
		AND NOT EXISTS (SELECT FROM "condition_photos" WHERE "blob_hash" = "blobs"."hash")
		AND NOT EXISTS (SELECT FROM "papers" WHERE "blob_hash" = "blobs"."hash")
		AND NOT EXISTS (SELECT FROM "invoice_files" WHERE "blob_hash" = "blobs"."hash");
	RETURN NULL;
END $$;
