import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseLocation, type OpenDatabase } from '../server/db/index.ts';
import { runOn, startCluster } from '../tests/support/cluster.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** What a booking costs in the database, compared with one on reservations alone, without `occupancies`. */
const maximum = 1.75;
const rounds = roundsOf(11);
const bookings = 1000;
const clients = 8;
const vehicles = 200;
const reservations = 10_000;

/** A constraint of the table itself instead of what a trigger writes to `occupancies`. */
const onReservationsAlone = sql`
  alter table reservations disable trigger occupies,
    add constraint reservations_no_overlap exclude using gist (vehicle_id with =, tstzrange(pick_up_at, drop_off_at, '[)') with &&)
      where (status = 'CREATED')`;

async function open(location: DatabaseLocation, isAlone: boolean): Promise<OpenDatabase> {
  const database = await openDatabase(location);
  if (isAlone) await database.db.execute(onReservationsAlone);
  await database.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select 'Vorname', 'Nachname', n || '@example.com', '0561 1', 'Weg 1', '34117', '', array['Customer']
    from generate_series(1, ${clients}::integer) n`);
  await database.db.execute(sql`
    insert into vehicles (model, image_id, doors, seats, luggage, transmission, air_conditioning, fuel_type, age, price_per_hour)
    select 'Wagen', gen_random_uuid(), 5, 5, 2, 'Manuel', true, 'Diesel', 2, 10 from generate_series(1, ${vehicles}::integer)`);
  // Without them the plans would be those of empty tables.
  await database.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, status, total_price)
    select 1 + n % ${clients}::integer, 1 + n % ${vehicles}::integer, at, at + interval '1 hour', 'Kassel', 'Fulda', 'CREATED', 10
    from generate_series(0, ${reservations}::integer - 1) n,
      lateral (select timestamptz '2035-01-01Z' + n / ${vehicles}::integer * interval '1 day' as at) as times`);
  await database.db.execute(sql`vacuum analyze`);
  return database;
}

/** Books hours that nobody has, as many customers at once; returns bookings per second. */
function booker({ db }: OpenDatabase): () => Promise<number> {
  const value = sql.placeholder;
  const statement = db.write
    .select({ outcome: sql<string>`outcome` })
    .from(
      sql`book_vehicle(${value('user')}, ${value('vehicle')}, ${value('from')}, ${value('to')}, 'Kassel', 'Fulda',
        1, 10, true, 0, 0, null, null, null, null, 24, current_date, 'EUR', 19, 0, 0, null, 0, null, null, null, null)`,
    )
    .prepare('bench_book');
  let number = 0;
  const bookOne = async (user: number) => {
    const hour = Math.floor(number / vehicles);
    const vehicle = 1 + (number++ % vehicles);
    const from = Date.UTC(2040, 0, 1, hour);
    const times = {
      from: new Date(from).toISOString(),
      to: new Date(from + 3_600_000).toISOString(),
    };
    const [row] = await statement.execute({ user, vehicle, ...times });
    if (row?.outcome !== 'written') throw new Error(`A booking ended as ${row?.outcome}`);
  };
  return async () => {
    const end = number + bookings;
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        while (number < end) await bookOne(client + 1);
      }),
    );
    return bookings / ((performance.now() - begun) / 1000);
  };
}

async function compare(name: string, places: [DatabaseLocation, DatabaseLocation]) {
  const [before, after] = [await open(places[0], true), await open(places[1], false)];
  const [bookBefore, bookAfter] = [booker(before), booker(after)];
  const measured: { before: number; after: number }[] = [];
  try {
    // The first rounds compile.
    for (let round = -2; round < rounds; round += 1) {
      const figures = { before: await bookBefore(), after: await bookAfter() };
      if (round >= 0) measured.push(figures);
    }
  } finally {
    await before.close();
    await after.close();
  }
  const cost = median(measured.map((round) => round.before / round.after));
  return {
    database: name,
    'reservations alone/s': Math.round(median(measured.map((round) => round.before))),
    'occupancies/s': Math.round(median(measured.map((round) => round.after))),
    cost: cost.toFixed(2),
  };
}

const cluster = await startCluster(['fsync=off']);
const folder = mkdtempSync(join(tmpdir(), 'bench-booking-'));
try {
  await runOn(cluster.superuserUrl, 'create database alone owner rental');
  const rows = [
    await compare('PostgreSQL', [
      { kind: 'postgres', url: cluster.url.replace(/rental$/, 'alone') },
      { kind: 'postgres', url: cluster.url },
    ]),
    await compare('PGlite', [
      { kind: 'folder', path: join(folder, 'alone') },
      { kind: 'folder', path: join(folder, 'now') },
    ]),
  ];
  report(
    rows,
    rows
      .filter(({ cost }) => Number(cost) > maximum)
      .map(({ database, cost }) => `${database}: a booking costs ${cost} times`),
  );
} finally {
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
