-- What searches look at: a text as `folded` and as `spelled_out` give it.
-- Called by the generated columns `search_text`, and by the list of mails (server/mail/repository.ts).
-- Its parameter keeps its name: generated columns and indexes depend on it. What it answers is stored there, so a change needs a migration
-- that computes it anew.
CREATE OR REPLACE FUNCTION searchable("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN "folded"("value") || ' ' || "spelled_out"("value");
