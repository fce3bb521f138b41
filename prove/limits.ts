import { setTimeout as sleep } from 'node:timers/promises';
import { listOwnReservations } from '../contract/reservations/reservations.ts';
import { reconnect, book, listVehicleIds, logIn, listReservations, type Caller } from './calls.ts';
import { addBlock, cancelOwn, changeOwn, edit, remove, type Named } from './changes.ts';
import { figure, expectNone, type Result } from './results.ts';
import { proveHoarder } from './hoarder.ts';
import type { Answer } from './http.ts';
import { newCustomer } from './new-customer.ts';
import { newCluster, newFolder, run, type DatabaseEnv, type Running } from './servers.ts';
import { addMinutes, freeRentals, pickOne, randomInteger } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const maxOpen = 10;
const parallel = 50;
const settings = { MAX_OPEN_RESERVATIONS: `${maxOpen}`, MAX_BOOKINGS_PER_HOUR: '0' };

/**
 * Lets customers, one after the other, book on all connections at once. Every fourth time a server is killed meanwhile. Then
 * they cancel and change while they book on, administrators block, cancel and delete, and they book once more. At last somebody
 * tries to book out the fleet.
 */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const rounds = Math.max(4, Math.round(40 * share));
  return [
    ...(await proveOn('PGlite', newFolder(), 1, rounds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, 4, rounds)),
    ...(await proveHoarder('PGlite', newFolder())),
    ...(await proveHoarder('PostgreSQL', (await newCluster()).env)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, count: number, rounds: number) {
  const servers: Running[] = [];
  for (let server = 0; server < count; server += 1) servers.push(await run(env, settings));
  const rentals = freeRentals(await listVehicleIds(await logIn(servers[0]!.api, 'customer')));
  const admin = await logIn(servers[0]!.api, 'administrator');
  const unexpected: unknown[] = [];
  let [killed, lost] = [0, 0];

  /** Sends a request through any of the servers, on a connection of its own. Null without an answer. */
  const through = async (caller: Caller, send: (caller: Caller) => Promise<Answer>) => {
    const own = reconnect(pickOne(servers).api, caller);
    const answer = await send(own).catch(() => null);
    own.connection.close();
    return answer;
  };

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
        bookings.map(({ label, rental }) => {
          const headers: Record<string, string> = hasKeys ? { 'Idempotency-Key': label } : {};
          return through(customer, (caller) => book(caller, rental, label, headers));
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

  const bookOnce = (customer: Caller, label: string) => {
    const rental = rentals.next().value;
    return through(customer, (caller) => book(caller, rental, label));
  };

  /** Takes five of a customer's ten reservations away and changes two, while administrators block what is free and what is not. */
  const stir = (customer: Caller, made: Made[]) => {
    const [edited, removed, blocked, ...others] = made;
    const free = rentals.next().value;
    return [
      through(admin, (caller) => edit(caller, edited!.id, { ...edited!, status: 'CANCELLED' })),
      through(admin, (caller) => remove(caller, removed!.id)),
      through(admin, (caller) => addBlock(caller, blocked!, [])),
      through(admin, (caller) => addBlock(caller, free, [])),
      ...others.slice(0, 3).map(({ id }) => through(customer, (caller) => cancelOwn(caller, id))),
      ...others.slice(3, 5).map((one) => {
        const shorter = { ...one, dropOff: addMinutes(one.dropOff, -30) };
        return through(customer, (caller) => changeOwn(caller, one.id, shorter));
      }),
    ];
  };

  for (let round = 0; round < rounds; round += 1) {
    const customer = await newCustomer(servers[0]!.api, `limit-${round}@example.com`);
    const first = await sendBookings(customer, round, round % 2 === 1, labelsOf(round, 0));
    const made = readMade((await through(customer, listOwn))!);
    const stirred = await Promise.all([
      ...stir(customer, made),
      ...labelsOf(round, 1).map((label) => bookOnce(customer, label)),
    ]);
    const last = await Promise.all(labelsOf(round, 2).map((label) => bookOnce(customer, label)));
    for (const answer of [...first, ...stirred, ...last])
      if (![200, 201, 409].includes(answer?.status ?? 0))
        unexpected.push(answer && `${answer.status} ${answer.text}`);
  }

  // Of the servers the first may have been started anew.
  const rows = (await listReservations(await logIn(servers[0]!.api, 'administrator'))).filter(
    ({ pickUpLocation }) => /^L\d+-\d+$/.test(pickUpLocation),
  );
  const names = rows.map(({ pickUpLocation }) => pickUpLocation);
  const open = rows.filter(({ status }) => status === 'CREATED');
  const counts = Array.from({ length: rounds }, (_, round) =>
    open.filter(({ pickUpLocation }) => pickUpLocation.startsWith(`L${round}-`)),
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

/** Names of so many bookings as are sent at once, in a round's first, second and third turn. */
const labelsOf = (round: number, turn: number): string[] =>
  Array.from({ length: parallel }, (_, index) => `L${round}-${turn * parallel + index}`);

type Made = Named & { id: number };

const listOwn = ({ connection, token }: Caller): Promise<Answer> =>
  connection.request('GET', listOwnReservations.path, { token });

/** A customer's open reservations. */
function readMade({ text }: Answer): Made[] {
  const rows = JSON.parse(text) as (Record<
    'pickUpTime' | 'dropOffTime' | 'pickUpLocation',
    string
  > & {
    id: number;
    car: { id: number };
  })[];
  return rows.map(({ id, car, pickUpTime, dropOffTime, pickUpLocation }) => ({
    id,
    vehicle: car.id,
    name: pickUpLocation,
    status: 'CREATED',
    pickUp: pickUpTime,
    dropOff: dropOffTime,
  }));
}
