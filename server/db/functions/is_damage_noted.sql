-- Whether one of the damages that a step found was noted before.
-- Called by hand_over_on_record and take_back_on_record.
-- Locks nothing.
CREATE OR REPLACE FUNCTION is_damage_noted(p_damages jsonb) RETURNS boolean LANGUAGE sql VOLATILE AS $$
	SELECT EXISTS (SELECT FROM "damages" JOIN jsonb_to_recordset(p_damages) AS "each"("id" uuid) ON "each"."id" = "damages"."id")
$$;
