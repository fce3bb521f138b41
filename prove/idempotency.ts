import { setTimeout as sleep } from 'node:timers/promises';
import { reconnect, book, listVehicleIds, logIn, listReservations } from './calls.ts';
import { figure, expectNone, type Result } from './results.ts';
import type { Answer } from './http.ts';
import { distribute } from './load.ts';
import { newCluster, newFolder, run, type DatabaseEnv } from './servers.ts';
import { freeRentals, pickOne, randomInteger } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const clients = 20;
const copies = 5;

/** Sends bookings several times with one key: at once, and again after the connection was cut. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const bookings = Math.max(20, Math.round(1000 * share));
  const cluster = await newCluster();
  return [
    ...(await proveOn('PGlite', newFolder(), 1, bookings)),
    ...(await proveOn('PostgreSQL', cluster.env, 2, bookings)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, servers: number, bookings: number) {
  const apis: string[] = [];
  for (let server = 0; server < servers; server += 1) apis.push((await run(env)).api);
  const customer = await logIn(apis[0]!, 'customer');
  const rentals = freeRentals(await listVehicleIds(customer));
  const callers = Array.from({ length: clients }, () =>
    Array.from({ length: copies }, () => reconnect(pickOne(apis), customer)),
  );
  const wrong: unknown[] = [];
  let cut = 0;
  let cutBeforeAnswer = 0;

  const check = (answers: Answer[]) => {
    const isSame = answers.every(({ text }) => text === answers[0]!.text);
    if (!isSame || answers.some(({ status }) => status !== 201))
      wrong.push(answers.map(({ status, text }) => `${status} ${text}`));
  };
  await distribute(clients, bookings, async (client, number) => {
    const label = `repeat-${number}`;
    const rental = rentals.next().value;
    const send = (copy: number) =>
      book(callers[client]![copy]!, rental, label, { 'Idempotency-Key': label });
    if (number % 2) {
      check(await Promise.all(callers[client]!.map((_, copy) => send(copy))));
      return;
    }
    cut += 1;
    const first = send(0).catch(() => null);
    await sleep(randomInteger(0, 8));
    callers[client]![0]!.connection.close();
    if ((await first) === null) cutBeforeAnswer += 1;
    check([await send(1), await send(2)]);
  });

  const reused = await book(callers[0]![0]!, rentals.next().value, 'another', {
    'Idempotency-Key': 'repeat-0',
  });
  const rows = (await listReservations(await logIn(apis[0]!, 'administrator'))).filter(
    ({ pickUpLocation }) => /^(repeat-|another)/.test(pickUpLocation),
  );
  return [
    figure(`${name}: bookings, half of them sent ${copies} times at once`, bookings),
    figure(
      `${name}: the others cut off / of them before the answer`,
      `${cut} / ${cutBeforeAnswer}`,
    ),
    expectNone(`${name}: repeats without the same 201`, wrong.length, wrong),
    expectNone(`${name}: rows missing`, Math.max(0, bookings - rows.length)),
    expectNone(`${name}: rows too many`, Math.max(0, rows.length - bookings)),
    expectNone(
      `${name}: a different booking accepted with a used key`,
      Number(reused.status === 201),
    ),
  ] satisfies Result[];
}
