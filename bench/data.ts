import { sql } from 'drizzle-orm';
import { hashPassword } from '../server/auth/password.ts';
import { openDatabase, type Database, type DatabaseLocation } from '../server/db/index.ts';
import { newSession } from '../tests/support/session.ts';
import { addVehicles } from '../tests/support/vehicles.ts';

export interface Size {
  vehicles: number;
  reservations: number;
  users: number;
  /** Bytes of each vehicle's image in its middle width; undefined for no images. */
  imageBytes?: number;
}

/** Tokens of a customer, of customers who book, and of an administrator. */
export interface Logins {
  customer: string;
  bookers: string[];
  admin: string;
}

/** The password of all users. */
export const password = 'Last-Probe-1!';

/** Creates a database of this size. */
export async function createDatabase(location: DatabaseLocation, size: Size): Promise<Logins> {
  const { db, close } = await openDatabase(location);
  try {
    await insertRows(db, size);
    return {
      customer: await newSession(db, 1),
      bookers: await Promise.all(
        Array.from({ length: Math.min(2000, size.users) - 3 }, (_, place) =>
          newSession(db, place + 4),
        ),
      ),
      admin: await newSession(db, 3),
    };
  } finally {
    await close();
  }
}

/**
 * Half of the reservations are in the past. The others are at 1 a.m., when no measured booking is, and every third day at
 * noon more than a year ahead.
 */
async function insertRows(db: Database, size: Size) {
  const { vehicles, reservations, users, imageBytes } = size;
  const passwordHash = await hashPassword(password);
  await db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, email_confirmed_at, roles)
    select 'Vorname ' || n, 'Nachname ' || n, 'user' || n || '@example.com', '0561 ' || n, 'Weg ' || n, '34117', ${passwordHash}, now(),
      array[case when n = 3 then 'Administrator' else 'Customer' end]
    from generate_series(1, ${users}::integer) n`);
  await addVehicles(db, vehicles, (number) => ({
    model: `Wagen ${number}`,
    age: number % 7,
    pricePerHour: 10 + (number % 20),
  }));
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, status, total_price)
    select 1 + n % ${users}::integer, 1 + n % ${vehicles}::integer, at, at + interval '1 hour', 'Kassel', 'Fulda',
      case when at > now() then 'CREATED' when n % 10 = 0 then 'CANCELLED' else 'DONE' end, 10
    from generate_series(0, ${reservations}::integer - 1) n,
      lateral (select (n / ${vehicles}::integer) as turn) as turns,
      lateral (select date_trunc('day', now()) + interval '1 day' * case
        when turn % 2 = 0 then -1 - turn / 2
        when turn % 4 = 1 then 2 + turn / 4
        else 400 + turn % 900 / 3 end
        + interval '1 hour' * case when turn % 4 = 3 then 11 else 0 end as at) as times`);
  await db.execute(sql`
    insert into contact_messages (name, subject, body, email)
    select 'Name ' || n, 'Betreff ' || n, 'Eine Nachricht von mehr als zwanzig Zeichen', 'user' || n || '@example.com'
    from generate_series(1, ${users}::integer) n`);
  if (imageBytes) await insertImages(db, imageBytes);
  await db.execute(sql`vacuum analyze`);
}

/** The reservations more than a year ahead that are bookers', each with a day on which no other of its vehicle is. */
export function lateReservations({ vehicles, reservations, users }: Size) {
  return Array.from({ length: reservations }, (_, number) => ({
    id: number + 1,
    booker: (number % users) - 3,
    turn: Math.floor(number / vehicles),
  }))
    .filter(({ turn, booker }) => turn % 4 === 3 && booker >= 0)
    .map(({ id, booker, turn }) => ({ id, booker, day: 500 + (turn - 3) / 4 }));
}

/** Inserts an image for each vehicle in all widths and formats, of incompressible bytes. */
async function insertImages(db: Database, bytes: number): Promise<void> {
  await db.execute(sql`insert into images (id, name) select image_id, model from vehicles`);
  await db.execute(sql`
    insert into image_variants (image_id, format, width, bytes)
    select image_id, format, width, decode((
      select string_agg(md5(image_id::text || format || n), '') from generate_series(1, ${bytes}::integer * width / 800 / 16) n
    ), 'hex')
    from vehicles, unnest(array['avif', 'webp', 'jpeg']) format, unnest(array[400, 800, 1200]) width`);
}
