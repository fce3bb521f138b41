import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { releasedStatements } from '../tests/api/released-database.ts';
import { address } from '../tests/api/server-process.ts';
import { addCleanup } from './cleanup.ts';
import { expectNone, expectTrue, figure, type Result } from './results.ts';
import { newCluster, start } from './servers.ts';

const servers = 4;
const count = (table: string) => `(select count(*)::integer from ${table})`;

/**
 * Starts several servers at once on an empty database, one on a database whose migration must fail, and one on a database of
 * release 0.9.0, while a server of that release goes on booking.
 */
export async function prove(): Promise<Result[]> {
  const { url, superuserUrl } = await newCluster();
  const database = new pg.Pool({ connectionString: superuserUrl });
  database.on('error', () => undefined);
  addCleanup(() => database.end());
  const addressOf = async (name: string) => {
    await database.query(`create database ${name} owner rental`);
    return url.replace(/rental$/, name);
  };
  const empty = await addressOf('empty');
  const started = await Promise.allSettled(
    Array.from({ length: servers }, () => address(start({ DATABASE_URL: empty }))),
  );
  const failed = started.filter(({ status }) => status === 'rejected');
  const counts = `select ${count('drizzle.__drizzle_migrations')} as migrations,
    ${count('settings')} as seeds, ${count('vehicles')} as vehicles`;
  const { migrations, seeds, vehicles } = (await query<Counts>(empty, counts))[0]!;
  const files = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).length;

  const hindered = await addressOf('hindered');
  await query(hindered, 'create table vehicles (mine text)');
  const refused = start({ DATABASE_URL: hindered });
  const [code] = await refused.ended;
  const tables = await query(
    hindered,
    `select table_schema, table_name from information_schema.tables
     where table_schema in ('public', 'drizzle') and table_name <> 'vehicles'`,
  );
  const carried = await carryOver(await addressOf('carried'));
  return [
    expectNone(`of ${servers} servers started together, not ready`, failed.length, failed),
    expectTrue('each migration was run once', migrations === files),
    expectTrue('the demo data was added once', seeds === 1 && vehicles === 14),
    expectTrue('a migration that fails ends the start', code === 1),
    expectNone('tables that it leaves behind', tables.length, tables),
    ...carried,
  ];
}

const reservations = 100_000;
const vehicles = 200;

/** As release 0.9.0 books. */
const bookAsReleased = `
  select outcome from book_within_limits(
    p_customer_id => (select id from users where email = 'former@example.com'),
    p_vehicle_id => (select id from vehicles where model = 'Wagen' order by id offset $1 limit 1),
    p_pick_up_at => $2, p_drop_off_at => $3, p_pick_up_location => '', p_drop_off_location => '', p_hours => 1,
    p_expected_price => 10, p_booked_by_customer => true, p_open_reservations => 0, p_bookings_per_hour => 0, p_caller_id => null,
    p_key => null, p_fingerprint => null, p_terms_hash => null, p_not_ready_hours => 24, p_today => current_date, p_currency => 'EUR',
    p_vat_percent => 19, p_open_days_new => 0, p_open_days => 0, p_network => null, p_bookings_per_network => 0)`;

/** Upgrades a database with many reservations while another connection books as the former server does. */
async function carryOver(url: string): Promise<Result[]> {
  await query(url, releasedStatements());
  await query(
    url,
    // The triggers tell nobody.
    `select set_config('rental.quiet', 'on', true);
     insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
     values ('', '', 'former@example.com', '', '', '', '', array['Customer']);
     with made as (
       insert into vehicles (model, image_id, doors, seats, luggage, transmission, air_conditioning, fuel_type, age, price_per_hour)
       select 'Wagen', gen_random_uuid(), 5, 5, 2, 'Manuel', true, 'Diesel', 2, 10 from generate_series(1, ${vehicles}) returning id)
     insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, status, total_price)
     select users.id, made.id, at, at + interval '2 hours', '', '', (array['CREATED', 'CREATED', 'DONE', 'CANCELLED'])[1 + n % 4], 20
     from users, made, generate_series(1, ${reservations / vehicles}) n,
       lateral (select timestamptz '2030-01-01' + n * interval '3 hours' as at) times
     where email = 'former@example.com'`,
  );

  const old = new pg.Client(url);
  await old.connect();
  let [booked, isOver] = [0, false];
  const unexpected: unknown[] = [];
  const booking = (async () => {
    for (let hour = 0; !isOver; hour += 1) {
      const from = Date.UTC(2040, 0, 1, hour);
      const times = [from, from + 3_600_000].map((time) => new Date(time).toISOString());
      const { rows } = await old.query<{ outcome: string }>(bookAsReleased, [
        hour % vehicles,
        ...times,
      ]);
      if (rows[0]?.outcome === 'written') booked += 1;
      else unexpected.push(rows[0]);
    }
  })();
  const begun = performance.now();
  await address(start({ DATABASE_URL: url, SEED: 'none' }));
  const seconds = (performance.now() - begun) / 1000;
  const before = booked;
  while (booked < before + 100 && unexpected.length === 0) await sleep(10);
  isOver = true;
  await booking;
  await old.end();
  const missing = await query(
    url,
    `select id from reservations left join occupancies on reservation_id = reservations.id
       and during = tstzrange(pick_up_at, drop_off_at + make_interval(mins => buffer_minutes))
     where (status = 'CREATED') <> (reservation_id is not null)`,
  );
  return [
    figure(`seconds until the server of ${reservations} reservations was ready`, seconds),
    figure('meanwhile booked by the former server', booked),
    expectNone('other answers to it', unexpected.length, unexpected),
    expectNone(
      'reservations without their occupancy, or the other way round',
      missing.length,
      missing,
    ),
  ];
}

interface Counts {
  migrations: number;
  seeds: number;
  vehicles: number;
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}
