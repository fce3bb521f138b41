-- A text without case and accents: `muller strasse` of `Müller Straße`. By itself lower() knows only ASCII where the database's locale is C.
CREATE OR REPLACE FUNCTION "folded"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(replace(regexp_replace(lower(normalize("value", NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'øØłŁđĐı', 'oollddi');--> statement-breakpoint
-- The same with umlauts as two letters: `mueller`.
CREATE OR REPLACE FUNCTION "spelled_out"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN "folded"(regexp_replace(normalize("value", NFKD), '([aouAOU])\u0308', '\1e', 'g'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "searchable"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN "folded"("value") || ' ' || "spelled_out"("value");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(subject || ' ' || name || ' ' || email || ' ' || body)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(first_name || ' ' || last_name || ' ' || email || ' ' || zip_code)) STORED NOT NULL;