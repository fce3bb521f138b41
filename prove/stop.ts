import { connect } from 'node:net';
import {
  reconnect,
  book,
  listVehicleIds,
  askAvailability,
  logIn,
  listReservations,
} from './calls.ts';
import { expectAtMost, figure, expectNone, type Result } from './results.ts';
import { NoAnswer } from './http.ts';
import { keepBusy } from './load.ts';
import { newCluster, newFolder, run, type DatabaseEnv } from './servers.ts';
import { freeRentals, randomInteger } from './rentals.ts';
import type { ProofOptions } from './run.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const clients = 50;

/** Stops the server under load and checks what happened to the requests. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const rounds = Math.max(1, Math.round(5 * share));
  return [
    ...(await proveOn('PGlite', newFolder(), rounds)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, rounds)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, rounds: number): Promise<Result[]> {
  const confirmed = new Set<string>();
  const codes: (number | null)[] = [];
  const durations: number[] = [];
  const failed = { answers: [] as number[], silent: 0, torn: 0 };
  let answers = 0;
  let allRentals: ReturnType<typeof freeRentals> | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await run(env);
    const customer = await logIn(server.api, 'customer');
    const vehicles = await listVehicleIds(customer);
    const rentals = (allRentals ??= freeRentals(vehicles));
    const callers = Array.from({ length: clients }, () => reconnect(server.api, customer));
    let isGone = false;
    const end = keepBusy(clients, async (client) => {
      if (isGone) return sleep(10);
      const caller = callers[client]!;
      const label = `stop-${crypto.randomUUID()}`;
      try {
        const rental = rentals.next().value;
        const { status } = await (client % 2
          ? book(caller, rental, label)
          : askAvailability(caller, rental));
        answers += 1;
        if (status === 201) confirmed.add(label);
        else if (status !== 200) failed.answers.push(status);
      } catch (error) {
        if (!(error instanceof NoAnswer)) isGone = true;
        else if (error.silent) failed.silent += 1;
        else failed.torn += 1;
      }
    });
    // A client whose request never arrives completely.
    const rude = connect(Number(new URL(server.api).port), '127.0.0.1');
    rude.on('error', () => undefined).resume();
    rude.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    await sleep(1000 + randomInteger(0, 500));
    const begun = performance.now();
    codes.push(await server.end('SIGTERM'));
    durations.push(performance.now() - begun);
    await end();
  }
  const server = await run(env);
  const rows = await listReservations(await logIn(server.api, 'administrator'));
  await server.end('SIGTERM');
  const names = new Set(
    rows.map(({ pickUpLocation }) => pickUpLocation).filter((label) => label.startsWith('stop-')),
  );
  const lost = [...confirmed].filter((label) => !names.has(label));
  const unanswered = [...names].filter((label) => !confirmed.has(label));
  const unclean = codes.filter((code) => code !== 0);
  return [
    figure(`${name}: stops under load`, rounds),
    figure(`${name}: requests answered`, answers),
    expectNone(`${name}: connections closed on a request without an answer`, failed.silent),
    expectNone(`${name}: answers cut off`, failed.torn),
    expectNone(`${name}: answers other than 200 and 201`, failed.answers.length, failed.answers),
    expectNone(`${name}: 201 without a row`, lost.length, lost),
    expectNone(`${name}: rows without a 201`, unanswered.length, unanswered),
    expectNone(`${name}: exit codes other than 0`, unclean.length, unclean),
    expectAtMost(
      `${name}: longest time to stop, beside a request that never arrives`,
      Math.max(...durations) / 1000,
      10,
      's',
    ),
  ];
}
