import { setTimeout as sleep } from 'node:timers/promises';
import { login, register } from '../contract/auth.ts';
import { reconnect, book, listVehicleIds, logIn, listReservations, type Caller } from './calls.ts';
import { figure, expectNone, type Result } from './results.ts';
import { Connection } from './http.ts';
import { newCluster, newFolder, run, type DatabaseEnv, type Running } from './servers.ts';
import { freeRentals, pickOne, randomInteger } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const maxOpen = 10;
const parallel = 50;
const settings = { MAX_OPEN_RESERVATIONS: `${maxOpen}`, MAX_BOOKINGS_PER_HOUR: '0' };
const password = 'Grenzwert-7!';

/** Lets customers, one after the other, book on all connections at once. Every fourth time a server is killed meanwhile. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const rounds = Math.max(4, Math.round(40 * share));
  return [
    ...(await proveOn('PGlite', newFolder(), 1, rounds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, 4, rounds)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, count: number, rounds: number) {
  const servers: Running[] = [];
  for (let server = 0; server < count; server += 1) servers.push(await run(env, settings));
  const rentals = freeRentals(await listVehicleIds(await logIn(servers[0]!.api, 'customer')));
  const unexpected: unknown[] = [];
  let [killed, lost] = [0, 0];

  /** Bookings have keys in every second round, and are then sent twice. */
  const sendBookings = async (
    customer: Caller,
    round: number,
    hasKeys: boolean,
    labels: string[],
  ) => {
    const bookings = labels.map((label) => ({ label, rental: rentals.next().value }));
    const sendAll = () =>
      Promise.all(
        bookings.map(async ({ label, rental }) => {
          const caller = reconnect(pickOne(servers).api, customer);
          const headers: Record<string, string> = hasKeys ? { 'Idempotency-Key': label } : {};
          const answer = await book(caller, rental, label, headers).catch(() => null);
          caller.connection.close();
          return answer;
        }),
      );
    const first = sendAll();
    if (round % 4 === 3) {
      await sleep(randomInteger(0, 60));
      await servers[0]!.end('SIGKILL');
      killed += 1;
      lost += (await first).filter((answer) => answer === null).length;
      servers[0] = await run(env, settings);
      return sendAll();
    }
    return hasKeys ? (await first, sendAll()) : first;
  };

  for (let round = 0; round < rounds; round += 1) {
    const customer = await newCustomer(servers[0]!.api, round);
    const labels = Array.from({ length: parallel }, (_, index) => `L${round}-${index}`);
    for (const answer of await sendBookings(customer, round, round % 2 === 1, labels))
      if (answer?.status !== 201 && answer?.status !== 409)
        unexpected.push(answer && `${answer.status} ${answer.text}`);
  }

  const rows = (await listReservations(await logIn(servers[0]!.api, 'administrator'))).filter(
    ({ pickUpLocation }) => /^L\d+-\d+$/.test(pickUpLocation),
  );
  const names = rows.map(({ pickUpLocation }) => pickUpLocation);
  const counts = Array.from({ length: rounds }, (_, round) =>
    names.filter((made) => made.startsWith(`L${round}-`)),
  ).map(({ length }) => length);
  for (const server of servers) await server.end('SIGTERM');
  return [
    figure(`${name}: customers with ${parallel} bookings at once`, rounds),
    figure(`${name}: servers killed meanwhile / bookings cut off`, `${killed} / ${lost}`),
    expectNone(
      `${name}: customers with more than ${maxOpen}`,
      counts.filter((count) => count > maxOpen).length,
    ),
    expectNone(
      `${name}: customers with fewer`,
      counts.filter((count) => count < maxOpen).length,
      counts,
    ),
    expectNone(`${name}: bookings made twice`, names.length - new Set(names).size),
    expectNone(`${name}: other answers`, unexpected.length, unexpected),
  ] satisfies Result[];
}

async function newCustomer(api: string, round: number): Promise<Caller> {
  const connection = new Connection(api);
  const email = `limit-${round}@example.com`;
  const body = {
    ...{ firstName: 'Lina', lastName: 'Muster', phoneNumber: '(555) 555-0100' },
    ...{ address: 'Musterweg 1', zipCode: '12345', email, password, confirmPassword: password },
  };
  await connection.request('POST', register.path, { body });
  const answer = await connection.request('POST', login.path, { body: { email, password } });
  const { token } = JSON.parse(answer.text) as { token: string };
  return { connection, token };
}
