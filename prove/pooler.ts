import pg from 'pg';
import { startPooler } from '../tests/support/pgbouncer.ts';
import { reconnect, book, listVehicleIds, askAvailability, logIn } from './calls.ts';
import { addCleanup } from './cleanup.ts';
import { figure, expectNone, type Result } from './results.ts';
import { distribute } from './load.ts';
import { newCluster, run } from './servers.ts';
import { randomRental } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const clients = 50;
const servers = 2;
const selectOverlaps = `
  select a.id from reservations a join reservations b on a.vehicle_id = b.vehicle_id and a.id < b.id
    and a.pick_up_at < b.drop_off_at and b.pick_up_at < a.drop_off_at
  where a.status = 'CREATED' and b.status = 'CREATED'`;

/** Books through two servers that reach PostgreSQL through a pooler in transaction mode. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const { url } = await newCluster();
  const pooler = await startPooler(url);
  addCleanup(pooler.stop);
  const env = { DATABASE_URL: pooler.url };
  // At once, so that their migrations compete.
  const running = await Promise.all(
    Array.from({ length: servers }, () => run(env, { PREPARED_STATEMENTS: 'off' })),
  );
  const customer = await logIn(running[0]!.api, 'customer');
  const vehicles = await listVehicleIds(customer);
  const callers = Array.from({ length: clients }, (_, client) =>
    reconnect(running[client % servers]!.api, customer),
  );
  let booked = 0;
  let taken = 0;
  const unexpected: unknown[] = [];
  const attempts = Math.round(5000 * share);
  await distribute(clients, attempts, async (client, attempt) => {
    const rental = randomRental(vehicles);
    const asked = await askAvailability(callers[client]!, rental);
    const { status, text } = await book(callers[client]!, rental, `P${attempt}`);
    if (status === 201) booked += 1;
    else if (status === 409) taken += 1;
    else if (status !== 400 || asked.status !== 400) unexpected.push({ status, text });
  });
  const database = new pg.Pool({ connectionString: url });
  const { rows } = await database.query(
    `select from reservations where pick_up_location like 'P%'`,
  );
  const { rows: overlapping } = await database.query(selectOverlaps);
  await database.end();
  return [
    figure('attempts to book', attempts),
    figure('booked', booked),
    figure('taken', taken),
    expectNone('other answers', unexpected.length, unexpected),
    expectNone('rows too many or missing', Math.abs(rows.length - booked)),
    expectNone('overlaps in the database', overlapping.length),
  ];
}
