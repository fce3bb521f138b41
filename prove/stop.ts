import { connect } from 'node:net';
import { another, book, fleet, isAvailable, logIn, stored } from './calls.ts';
import { atMost, figure, none, type Finding } from './findings.ts';
import { NoAnswer } from './http.ts';
import { keepBusy } from './load.ts';
import { newCluster, newFolder, run, type Place } from './places.ts';
import { freeRentals, random } from './rentals.ts';
import type { Amounts } from './run.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const clients = 50;

/** Stops the server under load and looks for what became of the requests. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const rounds = Math.max(1, Math.round(5 * share));
  return [
    ...(await proveOn('PGlite', newFolder(), rounds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).place, rounds)),
  ];
}

async function proveOn(name: string, place: Place, rounds: number): Promise<Finding[]> {
  const confirmed = new Set<string>();
  const codes: (number | null)[] = [];
  const durations: number[] = [];
  const failed = { answers: [] as number[], silent: 0, torn: 0 };
  let answers = 0;
  let free: ReturnType<typeof freeRentals> | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await run(place);
    const customer = await logIn(server.api, 'customer');
    const vehicles = await fleet(customer);
    const rentals = (free ??= freeRentals(vehicles));
    const callers = Array.from({ length: clients }, () => another(server.api, customer));
    let gone = false;
    const end = keepBusy(clients, async (client) => {
      if (gone) return sleep(10);
      const caller = callers[client]!;
      const called = `stop-${crypto.randomUUID()}`;
      try {
        const rental = rentals.next().value;
        const { status } = await (client % 2
          ? book(caller, rental, called)
          : isAvailable(caller, rental));
        answers += 1;
        if (status === 201) confirmed.add(called);
        else if (status !== 200) failed.answers.push(status);
      } catch (error) {
        if (!(error instanceof NoAnswer)) gone = true;
        else if (error.silent) failed.silent += 1;
        else failed.torn += 1;
      }
    });
    // One whose request never arrives completely.
    const rude = connect(Number(new URL(server.api).port), '127.0.0.1');
    rude.on('error', () => undefined).resume();
    rude.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    await sleep(1000 + random(0, 500));
    const begun = performance.now();
    codes.push(await server.end('SIGTERM'));
    durations.push(performance.now() - begun);
    await end();
  }
  const server = await run(place);
  const rows = await stored(await logIn(server.api, 'administrator'));
  await server.end('SIGTERM');
  const names = new Set(
    rows.map(({ pickUpLocation }) => pickUpLocation).filter((called) => called.startsWith('stop-')),
  );
  const lost = [...confirmed].filter((called) => !names.has(called));
  const unanswered = [...names].filter((called) => !confirmed.has(called));
  const unclean = codes.filter((code) => code !== 0);
  return [
    figure(`${name}: times that the server was stopped under load`, rounds),
    figure(`${name}: requests answered`, answers),
    none(`${name}: connections closed on a request without an answer`, failed.silent),
    none(`${name}: answers torn`, failed.torn),
    none(`${name}: answers other than 200 and 201`, failed.answers.length, failed.answers),
    none(`${name}: 201 without a row`, lost.length, lost),
    none(`${name}: rows without a 201`, unanswered.length, unanswered),
    none(`${name}: ends with a code other than 0`, unclean.length, unclean),
    atMost(
      `${name}: longest time to stop, beside a request that never arrives`,
      Math.max(...durations) / 1000,
      10,
      's',
    ),
  ];
}
