/** The bare server's statements: the same as our server's, written by hand. */
export const statements = {
  session: `
    select users.id, first_name, last_name, email, phone_number, address, zip_code, built_in, roles,
      least(now() + interval '24 hours', sessions.created_at + interval '30 days') - expires_at > interval '1 hour'
    from sessions join users on users.id = user_id where token_hash = $1 and expires_at > now()`,
  availability: `
    select not exists (
      select id from reservations where vehicle_id = $1 and status = 'CREATED'
        and tstzrange(pick_up_at, drop_off_at, '[)') && tstzrange($2, $3, '[)')) as available,
      $4::integer * price_per_hour as "totalPrice"
    from vehicles where id = $1`,
  booking: `
    select outcome, reservation, price, wait
    from book_vehicle($1, $2, $3, $4, $5, $6, $7, null, true, 999999, 999999, null, null, null)`,
  vehicle: `
    select id, model, image_id as image, doors, seats, luggage, transmission, air_conditioning as "airConditioning",
      fuel_type as "fuelType", age, price_per_hour as "pricePerHour", built_in as "builtIn"
    from vehicles where id = $1`,
  vehicles: `
    select id, model, image_id as image, doors, seats, luggage, transmission, air_conditioning as "airConditioning",
      fuel_type as "fuelType", age, price_per_hour as "pricePerHour", built_in as "builtIn"
    from vehicles order by model, id`,
  vehiclePage: `
    select total.value, vehicles.id, model, image_id as image, doors, seats, luggage, transmission, air_conditioning as "airConditioning",
      fuel_type as "fuelType", age, price_per_hour as "pricePerHour", built_in as "builtIn"
    from (select count(*) as value from vehicles) as total, vehicles
    order by model, id limit $1 offset $2`,
  image: `
    select format, width, bytes from image_variants where image_id = $1 and format = any($2::text[])
    order by array_position($2::text[], format), width >= $3 desc, case when width >= $3 then width else -width end limit 1`,
  ownPage: `
    select total.value, reservations.id, user_id as "userId", pick_up_at as "pickUpTime", drop_off_at as "dropOffTime",
      pick_up_location as "pickUpLocation", drop_off_location as "dropOffLocation", status, total_price as "totalPrice",
      vehicles.id as "carId", model, image_id as image, doors, seats, luggage, transmission,
      air_conditioning as "airConditioning", fuel_type as "fuelType", age, price_per_hour as "pricePerHour", built_in as "builtIn"
    from (select count(*) as value from reservations where user_id = (select $1::integer)) as total
    left join (
      select id from reservations where user_id = (select $1::integer)
      order by pick_up_at desc, id desc limit 10 offset (select $2::integer)
    ) as ids on true
    left join reservations on reservations.id = ids.id
    left join vehicles on vehicles.id = vehicle_id
    order by pick_up_at desc, reservations.id desc`,
  ownArray: `
    select reservations.id, user_id as "userId", pick_up_at as "pickUpTime", drop_off_at as "dropOffTime",
      pick_up_location as "pickUpLocation", drop_off_location as "dropOffLocation", status, total_price as "totalPrice",
      vehicles.id as "carId", model, image_id as image, doors, seats, luggage, transmission,
      air_conditioning as "airConditioning", fuel_type as "fuelType", age, price_per_hour as "pricePerHour", built_in as "builtIn"
    from reservations join vehicles on vehicles.id = vehicle_id
    where user_id = $1 order by pick_up_at, reservations.id`,
} as const;
