-- A text without case and accents: `muller strasse` of `Müller Straße`. By itself lower() knows only ASCII where the database's
-- locale is C.
-- Called by searchable, which generated columns call, and by searches (server/db/search.ts).
-- Its parameter keeps its name: generated columns depend on it. What it answers is stored in them, so a change needs a migration
-- that computes them anew.
CREATE OR REPLACE FUNCTION folded("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(replace(regexp_replace(lower(normalize("value", NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐı', 'oollddi');
