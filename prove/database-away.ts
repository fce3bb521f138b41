import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { updateReservation } from '../contract/reservations/reservations-admin.ts';
import type { Cluster } from '../tests/support/cluster.ts';
import {
  reconnect,
  getHealth,
  book,
  listVehicleIds,
  askAvailability,
  logIn,
  listReservations,
  type Caller,
} from './calls.ts';
import { expectAtMost, figure, expectNone, quantile, expectTrue, type Result } from './results.ts';
import { Connection, type Answer } from './http.ts';
import { keepBusy } from './load.ts';
import { newCluster, run } from './servers.ts';
import { freeRentals, type Rental } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const clients = 30;

/** Takes the database away under load: stopped, crashed, and silent as behind a broken network. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const cluster = await newCluster();
  const server = await run(cluster.env);
  const customer = await logIn(server.api, 'customer');
  const admin = await logIn(server.api, 'administrator');
  const rentals = freeRentals(await listVehicleIds(customer));
  const edited = { rental: rentals.next().value, id: 0 };
  await book(customer, edited.rental, 'edited');
  edited.id = (await listReservations(admin)).find(
    ({ pickUpLocation }) => pickUpLocation === 'edited',
  )!.id;

  const confirmed = new Set<string>();
  const health = new Connection(server.api);
  let answers: Answer[] = [];
  let lost = 0;
  const callers = Array.from({ length: clients }, () => reconnect(server.api, customer));
  const admins = Array.from({ length: clients }, () => reconnect(server.api, admin));
  const end = keepBusy(clients, async (client) => {
    const answer = await oneRequest(client).catch(() => void (lost += 1));
    if (answer) answers.push(answer);
    await sleep(5);
  });
  async function oneRequest(client: number): Promise<Answer> {
    if (client % 3 === 0) return edit(admins[client]!, edited.id, edited.rental);
    if (client % 3 === 1) return askAvailability(callers[client]!, edited.rental);
    const label = `away-${crypto.randomUUID()}`;
    const answer = await book(callers[client]!, rentals.next().value, label);
    if (answer.status === 201) confirmed.add(label);
    return answer;
  }
  const collectAnswers = async (milliseconds: number) => {
    answers = [];
    await sleep(milliseconds);
    return answers;
  };

  const results: Result[] = [];
  const checkOutage = async (
    outage: string,
    interrupt: () => void,
    restore: () => void,
    seconds: number,
    maxSeconds: number,
  ) => {
    const before = await collectAnswers(1000);
    interrupt();
    // Statements already sent may still be answered.
    await sleep(200);
    const meanwhile = await collectAnswers(seconds * 1000);
    const healthMeanwhile = await getHealth(health);
    const times = meanwhile.map(({ ms }) => ms / 1000);
    const others = meanwhile.filter(
      ({ status, headers }) => status !== 503 || !headers['retry-after'],
    );
    restore();
    const startedAt = performance.now();
    let healthAfterwards = await getHealth(health);
    while (healthAfterwards.status !== 200 && performance.now() - startedAt < 30_000) {
      await sleep(50);
      healthAfterwards = await getHealth(health);
    }
    const recovery = performance.now() - startedAt;
    await sleep(maxSeconds * 1000);
    const after = await collectAnswers(2000);
    const failing = after.filter(({ status }) => status >= 500);
    results.push(
      figure(
        `${outage}: answers per second before / meanwhile / afterwards`,
        `${before.length} / ${Math.round(meanwhile.length / seconds)} / ${Math.round(after.length / 2)}`,
      ),
      expectNone(
        `${outage}: answers meanwhile other than 503 with Retry-After`,
        others.length,
        texts(others),
      ),
      expectAtMost(`${outage}: median time of a 503`, quantile(times, 0.5), maxSeconds / 2, 's'),
      expectAtMost(`${outage}: longest time of a 503`, Math.max(...times), maxSeconds, 's'),
      expectTrue(`${outage}: health reports it`, healthMeanwhile.status === 503),
      expectAtMost(`${outage}: healthy again after`, recovery / 1000, maxSeconds, 's'),
      expectNone(`${outage}: failures afterwards`, failing.length, texts(failing)),
    );
  };
  const rounds = Math.max(1, Math.round(3 * share));
  for (let round = 1; round <= rounds; round += 1)
    await checkOutage(`stopped (${round})`, () => cluster.stop('fast'), cluster.start, 5, 1);
  await checkOutage('crashed', () => cluster.stop('immediate'), cluster.start, 5, 1);
  await checkOutage(
    'silent',
    () => signalAll(cluster, 'SIGSTOP'),
    () => signalAll(cluster, 'SIGCONT'),
    20,
    9,
  );

  await end();
  // The server may have closed the first connection, which has been idle for long.
  const rows = await listReservations(reconnect(server.api, admin));
  const names = new Set(rows.map(({ pickUpLocation }) => pickUpLocation));
  const missing = [...confirmed].filter((label) => !names.has(label));
  const code = await server.end('SIGTERM');
  return [
    ...results,
    expectNone('requests without an answer', lost),
    figure('bookings confirmed', confirmed.size),
    expectNone('confirmed bookings that are missing', missing.length, missing),
    expectTrue('the same process served throughout and stops cleanly', code === 0),
  ];
}

const texts = (answers: Answer[]) => answers.map(({ text }) => text);

const edit = ({ connection, token }: Caller, id: number, { vehicle, pickUp, dropOff }: Rental) =>
  connection.request('PUT', `${updateReservation.path}?reservationId=${id}&carId=${vehicle}`, {
    token,
    body: {
      pickUpTime: pickUp,
      dropOffTime: dropOff,
      pickUpLocation: 'edited',
      dropOffLocation: 'edited',
      status: 'CREATED',
    },
  });

/** Freezes or thaws all processes of the database. Connections stay open without answers. */
function signalAll(cluster: Cluster, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = cluster.pid();
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  for (const pid of [postmaster, ...list.trim().split('\n').map(Number)]) process.kill(pid, signal);
}
