import { publicFieldNames } from '../contract/vehicles/vehicle-fields.ts';

const columnOf = (field: string) =>
  `vehicles.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${field}"`;
/** What everybody sees of a vehicle, but for its id and its further images. */
const vehicle = [...publicFieldNames, 'builtIn']
  .map(columnOf)
  .concat('image_id as image')
  .join(', ');
const furtherImages = `(
  select coalesce(json_agg(image_id order by position), '[]') from vehicle_images where vehicle_id = vehicles.id) as further`;

const vehicleJson = (also = '') => `
  json_build_object('id', id, ${[...publicFieldNames, 'builtIn'].map((field) => `'${field}', ${columnOf(field).split(' as ')[0]}`).join(', ')},
    'image', array[image_id], 'furtherImages', coalesce((
      select array_agg(image_id order by position) from vehicle_images where vehicle_id = vehicles.id), '{}')${also}) as vehicle`;

const priced = `
  currency, vat_percent as "vatPercent", reservations.price_per_hour as "agreedPerHour",
  reservations.price_per_day as "agreedPerDay", reservations.price_per_week as "agreedPerWeek", (
    select coalesce(json_agg(json_build_object('kind', kind, 'quantity', quantity, 'unit', unit, 'unitPrice', unit_price,
      'amount', amount, 'vatPercent', line.vat_percent, 'text', text) order by line.id), '[]')
    from reservation_lines as line where line.reservation_id = reservations.id
  ) as extras, case when status = 'CANCELLED' then (
    select coalesce(sum(amount), 0) from reservation_lines where reservation_id = reservations.id and is_fee(kind)
  ) else total_price end as "amountDue"`;

/** Of a rental from $1 to $2 with so many hours ($3); $4 and $5 say when a vehicle is ready. */
const occupied = `tstzrange($1, $2::timestamptz + make_interval(mins => coalesce(buffer_minutes, 0)))`;
const available = `(
  not exists (select from occupancies where vehicle_id = vehicles.id and during && ${occupied})
  and is_ready(vehicles, $1::timestamptz, $4::integer, $5::date))`;
const price = `rental_price($3::integer, price_per_hour, price_per_day, price_per_week)`;
const nextFree = `case when not ${available} then
  next_free(vehicles, $1::timestamptz, make_interval(secs => extract(epoch from $2::timestamptz - $1::timestamptz)::double precision),
    $4::integer, $5::date, 'Europe/Berlin', 0) end as "nextFree"`;

/** The bare server's statements: the same as our server's, written by hand. */
export const statements = {
  session: `
    select users.id, first_name, last_name, email, phone_number, address, zip_code, built_in, roles,
      least(now() + interval '24 hours', sessions.created_at + interval '30 days') - expires_at > interval '1 hour'
    from sessions join users on users.id = user_id where token_hash = $1 and expires_at > now()`,
  availability: `
    select not exists (select from occupancies where vehicle_id = $6 and during && ${occupied}) as available,
      is_ready(vehicles, $1::timestamptz, $4::integer, $5::date) as ready, ${price} as "totalPrice"
    from vehicles where id = $6`,
  search: `
    select ${vehicleJson(`, 'available', true, 'totalPrice', ${price}, 'nextFree', null`)}
    from vehicles where ${available} order by model, id limit 25`,
  quote: `
    select ${vehicleJson()}, ${available} as available, ${price} as "totalPrice", ${nextFree},
      (select nullif(max(coalesce(upper(during), 'infinity')), 'infinity') from occupancies
        where vehicle_id = vehicles.id and during && ${occupied}) as "takenUntil"
    from vehicles where id = $6`,
  alternatives: `
    select ${vehicleJson(`, 'totalPrice', ${price}`)}
    from vehicles where id <> $6 and ${available}
    order by category is distinct from $7::text, abs(${price} - $8::numeric), id limit 3`,
  calendar: `
    select lower(during) as from, upper(during) as until
    from vehicles left join occupancies on vehicle_id = id and during && tstzrange($1, $2)
    where id = $3 order by lower(during)`,
  reservation: `
    select id, user_id as "userId", vehicle_id as "vehicleId", pick_up_location, drop_off_location, pick_up_at, drop_off_at,
      status, version
    from reservations where id = $1`,
  count: `
    insert into rate_limits (key, tries, resets_at) values ($1, 1, now() + interval '1 hour')
    on conflict (key) do update set tries = rate_limits.tries + 1 returning tries`,
  change: `
    select outcome, price
    from change_reservation($1, $2, $3, $4, $4, $5, $6, $7, $8, 'CREATED', 1, null, 24, current_date,
      false, null, null, 'EUR', 19, 0, 0, false, null, false, false, null, false, null, null)`,
  booking: `
    select outcome, reservation, price, wait
    from book_vehicle($1, $2, $3, $4, $5, $6, $7, null, true, 999999, 999999, null, null, null, null, 24, current_date, 'EUR', 19, 0, 0, null, 0, null, null, null, null)`,
  vehicle: `
    select id, ${vehicle}, ${furtherImages}
    from vehicles where id = $1`,
  vehicles: `
    select id, ${vehicle}, ${furtherImages}
    from vehicles order by model, id`,
  vehiclePage: `
    select total.value, id, ${vehicle}, ${furtherImages}
    from (select count(*) as value from vehicles) as total, vehicles
    order by model, id limit $1 offset $2`,
  image: `
    select format, width, bytes from image_variants where image_id = $1 and format = any($2::text[])
    order by array_position($2::text[], format), width >= $3 desc, case when width >= $3 then width else -width end limit 1`,
  ownPage: `
    select total.value, reservations.id, user_id as "userId", pick_up_at as "pickUpTime", drop_off_at as "dropOffTime",
      pick_up_location as "pickUpLocation", drop_off_location as "dropOffLocation", status, total_price as "totalPrice",
      ${priced}, vehicles.id as "carId", ${vehicle}
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
      ${priced}, vehicles.id as "carId", ${vehicle}
    from reservations join vehicles on vehicles.id = vehicle_id
    where user_id = $1 order by pick_up_at, reservations.id`,
} as const;
