import pg from 'pg';
import { startPooler } from '../tests/support/pgbouncer.ts';
import { another, book, fleet, isAvailable, logIn } from './calls.ts';
import { atEnd } from './cleanup.ts';
import { figure, none, type Finding } from './findings.ts';
import { share } from './load.ts';
import { newCluster, run } from './places.ts';
import { anyRental } from './rentals.ts';
import type { Amounts } from './run.ts';

const clients = 50;
const servers = 2;
const overlaps = `
  select a.id from reservations a join reservations b on a.vehicle_id = b.vehicle_id and a.id < b.id
    and a.pick_up_at < b.drop_off_at and b.pick_up_at < a.drop_off_at
  where a.status = 'CREATED' and b.status = 'CREATED'`;

/** Books through two servers that reach their PostgreSQL by a pooler in transaction mode. */
export async function prove({ share: part }: Amounts): Promise<Finding[]> {
  const { url } = await newCluster();
  const pooler = await startPooler(url);
  atEnd(pooler.stop);
  const place = { DATABASE_URL: pooler.url };
  // Together, so that their migrations meet.
  const running = await Promise.all(
    Array.from({ length: servers }, () => run(place, { PREPARED_STATEMENTS: 'off' })),
  );
  const customer = await logIn(running[0]!.api, 'customer');
  const vehicles = await fleet(customer);
  const callers = Array.from({ length: clients }, (_, client) =>
    another(running[client % servers]!.api, customer),
  );
  let booked = 0;
  let taken = 0;
  const unexpected: unknown[] = [];
  const pieces = Math.round(5000 * part);
  await share(clients, pieces, async (client, piece) => {
    const rental = anyRental(vehicles);
    const asked = await isAvailable(callers[client]!, rental);
    const { status, text } = await book(callers[client]!, rental, `P${piece}`);
    if (status === 201) booked += 1;
    else if (status === 409) taken += 1;
    else if (status !== 400 || asked.status !== 400) unexpected.push({ status, text });
  });
  const database = new pg.Pool({ connectionString: url });
  const { rows } = await database.query(
    `select from reservations where pick_up_location like 'P%'`,
  );
  const { rows: doubles } = await database.query(overlaps);
  await database.end();
  return [
    figure('tries to book', pieces),
    figure('booked', booked),
    figure('taken', taken),
    none('other answers', unexpected.length, unexpected),
    none('rows more or less than answered', Math.abs(rows.length - booked)),
    none('overlaps in the database', doubles.length),
  ];
}
