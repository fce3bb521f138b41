-- A licence plate as it is compared: `BAB123` of `B-AB 123`, `b ab123` and `B.AB–123`; null if nothing is left of it.
-- Called by the generated column `plate_key`, by whoever looks for a vehicle that has a plate (server/vehicles/plates.ts), and by
-- searches. By itself upper() knows only ASCII where the database's locale is C.
-- Its parameter keeps its name: a generated column depends on it. What it answers is stored there, so a change needs a migration
-- that computes it anew.
CREATE OR REPLACE FUNCTION compact_plate("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN nullif(translate(upper(regexp_replace(normalize("value", NFKC), '[\s.\u2010-\u2015\u2212-]', '', 'g')), 'äöü', 'ÄÖÜ'), '');
