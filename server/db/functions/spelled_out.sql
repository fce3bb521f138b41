-- A text without case and accents, with umlauts as two letters: `mueller strasse`.
-- Called by searchable, which generated columns call, and by searches (server/db/search.ts).
-- Its parameter keeps its name: generated columns and indexes depend on it. What it answers is stored there, so a change needs a migration
-- that computes it anew.
CREATE OR REPLACE FUNCTION spelled_out("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN "folded"(regexp_replace(normalize("value", NFKD), '([aouAOU])\u0308', '\1e', 'g'));
