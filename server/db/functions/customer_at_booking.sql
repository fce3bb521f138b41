-- Who rents, as at booking: `{companyName, name, address, zipCode, city, country}`, each null where it is not known.
-- Bookings from before the parts were stored hold company and person, and street and postcode, in one text each. What the customer's
-- row of today has just so is told in parts; the rest is told as it was stored, for nobody knows which comma was typed. Where
-- nothing was stored it is today's, unless the personal data was erased.
-- Called by documents, the fines desk and exports (server/reservations/customer-at-booking.ts).
-- Locks nothing.
CREATE OR REPLACE FUNCTION customer_at_booking(p_reservation "reservations", p_customer "users")
	RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN p_reservation."customer_zip_code" IS NOT NULL THEN jsonb_build_object(
			'companyName', p_reservation."customer_company", 'name', p_reservation."customer_name",
			'address', p_reservation."customer_address", 'zipCode', p_reservation."customer_zip_code",
			'city', p_reservation."customer_city", 'country', p_reservation."customer_country"
		)
		ELSE CASE
			WHEN p_customer."erased_at" IS NULL
				AND coalesce(p_reservation."customer_address", '') IN ('', p_customer."address" || ', ' || p_customer."zip_code")
			THEN address_of(p_customer)
			ELSE jsonb_build_object('address', p_reservation."customer_address")
		END || CASE
			WHEN p_customer."erased_at" IS NULL AND p_reservation."customer_name" IS NULL THEN jsonb_build_object(
				'companyName', nullif(p_customer."company_name", ''), 'name', p_customer."first_name" || ' ' || p_customer."last_name"
			)
			WHEN starts_with(p_reservation."customer_name", p_customer."company_name" || ', ') THEN jsonb_build_object(
				'companyName', p_customer."company_name",
				'name', substr(p_reservation."customer_name", length(p_customer."company_name") + 3)
			)
			ELSE jsonb_build_object('name', p_reservation."customer_name")
		END
	END
$$;
