import { setTimeout as sleep } from 'node:timers/promises';
import { another, book, fleet, logIn, stored } from './calls.ts';
import { figure, none, type Finding } from './findings.ts';
import type { Answer } from './http.ts';
import { share } from './load.ts';
import { newCluster, newFolder, run, type Place } from './places.ts';
import { freeRentals, oneOf, random } from './rentals.ts';
import type { Amounts } from './run.ts';

const clients = 20;
const copies = 5;

/** Sends bookings several times with one key: together, and again after the connection was cut. */
export async function prove({ share: part }: Amounts): Promise<Finding[]> {
  const bookings = Math.max(20, Math.round(1000 * part));
  const cluster = await newCluster();
  return [
    ...(await proveOn('PGlite', newFolder(), 1, bookings)),
    ...(await proveOn('PostgreSQL', cluster.place, 2, bookings)),
  ];
}

async function proveOn(name: string, place: Place, servers: number, bookings: number) {
  const apis: string[] = [];
  for (let server = 0; server < servers; server += 1) apis.push((await run(place)).api);
  const customer = await logIn(apis[0]!, 'customer');
  const rentals = freeRentals(await fleet(customer));
  const callers = Array.from({ length: clients }, () =>
    Array.from({ length: copies }, () => another(oneOf(apis), customer)),
  );
  const wrong: unknown[] = [];
  let cut = 0;
  let cutBeforeAnswer = 0;

  const check = (answers: Answer[]) => {
    const isSame = answers.every(({ text }) => text === answers[0]!.text);
    if (!isSame || answers.some(({ status }) => status !== 201))
      wrong.push(answers.map(({ status, text }) => `${status} ${text}`));
  };
  await share(clients, bookings, async (client, piece) => {
    const called = `repeat-${piece}`;
    const rental = rentals.next().value;
    const send = (copy: number) =>
      book(callers[client]![copy]!, rental, called, { 'Idempotency-Key': called });
    if (piece % 2) {
      check(await Promise.all(callers[client]!.map((_, copy) => send(copy))));
      return;
    }
    cut += 1;
    const first = send(0).catch(() => null);
    await sleep(random(0, 8));
    callers[client]![0]!.connection.close();
    if ((await first) === null) cutBeforeAnswer += 1;
    check([await send(1), await send(2)]);
  });

  const taken = await book(callers[0]![0]!, rentals.next().value, 'another', {
    'Idempotency-Key': 'repeat-0',
  });
  const rows = (await stored(await logIn(apis[0]!, 'administrator'))).filter(({ pickUpLocation }) =>
    /^(repeat-|another)/.test(pickUpLocation),
  );
  return [
    figure(`${name}: bookings, half of them sent ${copies} times at once`, bookings),
    figure(
      `${name}: the others cut off / of these before the answer`,
      `${cut} / ${cutBeforeAnswer}`,
    ),
    none(`${name}: repeats answered otherwise than 201 and alike`, wrong.length, wrong),
    none(`${name}: rows missing`, Math.max(0, bookings - rows.length)),
    none(`${name}: rows too many`, Math.max(0, rows.length - bookings)),
    none(`${name}: another booking taken for a repeat`, Number(taken.status === 201)),
  ] satisfies Finding[];
}
