-- A text without case and accents: `muller strasse` of `Müller Straße`. By itself lower() knows only ASCII where the database's
-- locale is C.
-- Called by are_equal, spelled_out, searchable, searches (server/db/search.ts) and orders of lists with their indexes (server/db/sort-key.ts).
-- Its parameter keeps its name: generated columns and indexes depend on it. What it answers is stored there, so a change needs a migration
-- that computes it anew.
CREATE OR REPLACE FUNCTION folded("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(replace(regexp_replace(lower(normalize("value", NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐı', 'oollddi');
