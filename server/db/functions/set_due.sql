-- A vehicle's dues with another day for a kind of them: none without a day, a yearly one that blocks where there was none.
-- Called by derive_vehicle.
-- Locks nothing.
CREATE OR REPLACE FUNCTION set_due(p_dues jsonb, p_kind text, p_on date) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
	due jsonb;
	dues jsonb := '[]';
	is_there boolean := p_on IS NULL;
BEGIN
	FOR due IN SELECT jsonb_array_elements(p_dues) LOOP
		IF due->>'kind' <> p_kind OR (due->>'dueOn')::date IS NOT DISTINCT FROM p_on THEN
			dues := dues || due;
		ELSIF p_on IS NOT NULL THEN
			dues := dues || (due || jsonb_build_object('lastOn', null, 'dueOn', p_on));
		END IF;
		is_there := is_there OR due->>'kind' = p_kind;
	END LOOP;
	RETURN CASE WHEN is_there THEN dues
		ELSE dues || jsonb_build_object('kind', p_kind, 'name', null, 'months', 12, 'lastOn', null, 'dueOn', p_on, 'blocks', true) END;
END $$;
