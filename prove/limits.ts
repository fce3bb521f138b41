import { setTimeout as sleep } from 'node:timers/promises';
import { login, register } from '../contract/auth.ts';
import { another, book, fleet, logIn, stored, type Caller } from './calls.ts';
import { figure, none, type Finding } from './findings.ts';
import { Connection } from './http.ts';
import { newCluster, newFolder, run, type Place, type Running } from './places.ts';
import { freeRentals, oneOf, random } from './rentals.ts';
import type { Amounts } from './run.ts';

const most = 10;
const parallel = 50;
const settings = { MAX_OPEN_RESERVATIONS: `${most}`, MAX_BOOKINGS_PER_HOUR: '0' };
const password = 'Grenzwert-7!';

/** Lets one customer after the other book on all connections at once; now and then a server is killed meanwhile. */
export async function prove({ share: part }: Amounts): Promise<Finding[]> {
  const rounds = Math.max(4, Math.round(40 * part));
  return [
    ...(await proveOn('PGlite', newFolder(), 1, rounds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).place, 2, rounds)),
  ];
}

async function proveOn(name: string, place: Place, count: number, rounds: number) {
  const servers: Running[] = [];
  for (let server = 0; server < count; server += 1) servers.push(await run(place, settings));
  const rentals = freeRentals(await fleet(await logIn(servers[0]!.api, 'customer')));
  const unexpected: unknown[] = [];
  let [killed, lost] = [0, 0];

  /** Each booking has a key in every second round, and whenever it has to be sent again. */
  const send = async (customer: Caller, round: number, keyed: boolean, called: string[]) => {
    const asked = called.map((title) => ({ title, rental: rentals.next().value }));
    const sendAll = () =>
      Promise.all(
        asked.map(async ({ title, rental }) => {
          const caller = another(oneOf(servers).api, customer);
          const headers: Record<string, string> = keyed ? { 'Idempotency-Key': title } : {};
          const answer = await book(caller, rental, title, headers).catch(() => null);
          caller.connection.close();
          return answer;
        }),
      );
    const first = sendAll();
    if (round % 4 === 3) {
      await sleep(random(0, 60));
      await servers[0]!.end('SIGKILL');
      killed += 1;
      lost += (await first).filter((answer) => answer === null).length;
      servers[0] = await run(place, settings);
      return sendAll();
    }
    return keyed ? (await first, sendAll()) : first;
  };

  for (let round = 0; round < rounds; round += 1) {
    const customer = await newCustomer(servers[0]!.api, round);
    const called = Array.from({ length: parallel }, (_, place) => `L${round}-${place}`);
    for (const answer of await send(customer, round, round % 2 === 1, called))
      if (answer?.status !== 201 && answer?.status !== 409)
        unexpected.push(answer && `${answer.status} ${answer.text}`);
  }

  const rows = (await stored(await logIn(servers[0]!.api, 'administrator'))).filter(
    ({ pickUpLocation }) => /^L\d+-\d+$/.test(pickUpLocation),
  );
  const names = rows.map(({ pickUpLocation }) => pickUpLocation);
  const made = Array.from({ length: rounds }, (_, round) =>
    names.filter((made) => made.startsWith(`L${round}-`)),
  ).map(({ length }) => length);
  for (const server of servers) await server.end('SIGTERM');
  return [
    figure(`${name}: customers, each with ${parallel} bookings at once`, rounds),
    figure(`${name}: servers killed meanwhile / bookings cut off`, `${killed} / ${lost}`),
    none(`${name}: customers with more than ${most}`, made.filter((count) => count > most).length),
    none(`${name}: customers with fewer`, made.filter((count) => count < most).length, made),
    none(`${name}: bookings made twice`, names.length - new Set(names).size),
    none(`${name}: other answers`, unexpected.length, unexpected),
  ] satisfies Finding[];
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
