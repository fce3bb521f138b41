-- Which vehicles can be had instead of another one: of its category first, then the nearest in price. However large the fleet is and
-- however much of it is taken, only so many are looked at: of each category those next to it by the price of a day, of its own the most.
-- Called by quotes of taken vehicles (server/search/statements.ts).
-- Locks nothing.
-- Always takes the general plan: planning anew takes as long as running.
-- Answers their ids in this order. The most are 20 cheaper and 20 dearer ones of the same category, and 3 and 3 of each other one.
CREATE OR REPLACE FUNCTION alternatives_to(
	p_vehicle_id integer, p_categories text[], p_from timestamptz, p_until timestamptz, p_hours integer, p_not_ready_hours integer, p_today date, p_count integer, p_transfer_hours integer
) RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 3 SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
	other "vehicles";
	its_category text;
	its_day numeric;
	its_price numeric;
BEGIN
	SELECT * INTO other FROM "vehicles" WHERE "id" = p_vehicle_id;
	its_category := coalesce(other."category", '');
	its_day := least(other."price_per_day", 24 * other."price_per_hour");
	its_price := rental_price(p_hours, other."price_per_hour", other."price_per_day", other."price_per_week");
	RETURN QUERY
		SELECT "id" FROM (
			SELECT "near"."id", "near"."buffer_minutes" FROM unnest(p_categories) AS "among"("category"), LATERAL (
				-- Each half is read from the index vehicles_alike, which begins with these two expressions.
				(
					SELECT v."id", v."buffer_minutes", v."price_per_hour", v."price_per_day", v."price_per_week" FROM "vehicles" AS v
					WHERE v."retired_at" IS NULL AND coalesce(v."category", '') = "among"."category"
						AND (least(v."price_per_day", 24 * v."price_per_hour"), v."id") > (its_day, p_vehicle_id)
					ORDER BY least(v."price_per_day", 24 * v."price_per_hour"), v."id"
					LIMIT CASE WHEN "among"."category" = its_category THEN 20 ELSE 3 END
				) UNION ALL (
					SELECT v."id", v."buffer_minutes", v."price_per_hour", v."price_per_day", v."price_per_week" FROM "vehicles" AS v
					WHERE v."retired_at" IS NULL AND coalesce(v."category", '') = "among"."category"
						AND (least(v."price_per_day", 24 * v."price_per_hour"), v."id") < (its_day, p_vehicle_id)
					ORDER BY least(v."price_per_day", 24 * v."price_per_hour") DESC, v."id" DESC
					LIMIT CASE WHEN "among"."category" = its_category THEN 20 ELSE 3 END
				)
			) AS "near"
			ORDER BY "among"."category" <> its_category,
				abs(rental_price(p_hours, "near"."price_per_hour", "near"."price_per_day", "near"."price_per_week") - its_price), "near"."id"
		) AS "near"
		-- Within a case it is asked of one after the other until enough are found, never joined with all occupancies.
		WHERE CASE WHEN EXISTS (
			SELECT FROM "occupancies" WHERE "vehicle_id" = "near"."id"
				AND "during" && time_taken(p_from, p_until, "near"."buffer_minutes", p_transfer_hours)
		) THEN false ELSE (SELECT is_ready(v, p_from, p_not_ready_hours, p_today) FROM "vehicles" AS v WHERE v."id" = "near"."id") END
		LIMIT p_count;
END $$;
