import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { updateReservation } from '../contract/reservations-admin.ts';
import type { Cluster } from '../tests/support/cluster.ts';
import {
  another,
  askHealth,
  book,
  fleet,
  isAvailable,
  logIn,
  stored,
  type Caller,
} from './calls.ts';
import { atMost, figure, none, quantile, so, type Finding } from './findings.ts';
import { Connection, type Answer } from './http.ts';
import { keepBusy } from './load.ts';
import { newCluster, run } from './places.ts';
import { freeRentals, type Rental } from './rentals.ts';
import type { Amounts } from './run.ts';

const clients = 30;

/** Takes the database away under load: stopped, crashed, and at last silent, as behind a broken network. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const cluster = await newCluster();
  const server = await run(cluster.place);
  const customer = await logIn(server.api, 'customer');
  const admin = await logIn(server.api, 'administrator');
  const rentals = freeRentals(await fleet(customer));
  const edited = { rental: rentals.next().value, id: 0 };
  await book(customer, edited.rental, 'edited');
  edited.id = (await stored(admin)).find(({ pickUpLocation }) => pickUpLocation === 'edited')!.id;

  const confirmed = new Set<string>();
  const health = new Connection(server.api);
  let answers: Answer[] = [];
  let lost = 0;
  const callers = Array.from({ length: clients }, () => another(server.api, customer));
  const admins = Array.from({ length: clients }, () => another(server.api, admin));
  const end = keepBusy(clients, async (client) => {
    const answer = await oneRequest(client).catch(() => void (lost += 1));
    if (answer) answers.push(answer);
    await sleep(5);
  });
  async function oneRequest(client: number): Promise<Answer> {
    if (client % 3 === 0) return edit(admins[client]!, edited.id, edited.rental);
    if (client % 3 === 1) return isAvailable(callers[client]!, edited.rental);
    const called = `away-${crypto.randomUUID()}`;
    const answer = await book(callers[client]!, rentals.next().value, called);
    if (answer.status === 201) confirmed.add(called);
    return answer;
  }
  const during = async (milliseconds: number) => {
    answers = [];
    await sleep(milliseconds);
    return answers;
  };

  const found: Finding[] = [];
  const check = async (
    how: string,
    take: () => void,
    give: () => void,
    seconds: number,
    most: number,
  ) => {
    const before = await during(1000);
    take();
    // What was sent to the database before may still be answered.
    await sleep(200);
    const away = await during(seconds * 1000);
    const ill = await askHealth(health);
    const times = away.map(({ ms }) => ms / 1000);
    const others = away.filter(({ status, headers }) => status !== 503 || !headers['retry-after']);
    give();
    const begun = performance.now();
    let well = await askHealth(health);
    while (well.status !== 200 && performance.now() - begun < 30_000) {
      await sleep(50);
      well = await askHealth(health);
    }
    const back = performance.now() - begun;
    await sleep(most * 1000);
    const after = await during(2000);
    const failing = after.filter(({ status }) => status >= 500);
    found.push(
      figure(
        `${how}: answers a second before / meanwhile / afterwards`,
        `${before.length} / ${Math.round(away.length / seconds)} / ${Math.round(after.length / 2)}`,
      ),
      none(
        `${how}: answers meanwhile other than 503 with Retry-After`,
        others.length,
        texts(others),
      ),
      atMost(`${how}: median time of a 503`, quantile(times, 0.5), most / 2, 's'),
      atMost(`${how}: longest time of a 503`, Math.max(...times), most, 's'),
      so(`${how}: health says so`, ill.status === 503),
      atMost(`${how}: well again after`, back / 1000, most, 's'),
      none(`${how}: failures after that`, failing.length, texts(failing)),
    );
  };
  const rounds = Math.max(1, Math.round(3 * share));
  for (let round = 1; round <= rounds; round += 1)
    await check(`stopped (${round})`, () => cluster.stop('fast'), cluster.start, 5, 1);
  await check('crashed', () => cluster.stop('immediate'), cluster.start, 5, 1);
  await check(
    'silent',
    () => freeze(cluster, 'SIGSTOP'),
    () => freeze(cluster, 'SIGCONT'),
    20,
    9,
  );

  await end();
  // The connection that began has been idle for so long that the server may have closed it.
  const rows = await stored(another(server.api, admin));
  const names = new Set(rows.map(({ pickUpLocation }) => pickUpLocation));
  const gone = [...confirmed].filter((called) => !names.has(called));
  const code = await server.end('SIGTERM');
  return [
    ...found,
    none('requests without an answer', lost),
    figure('bookings confirmed', confirmed.size),
    none('confirmed bookings that are gone', gone.length, gone),
    so('the same process served all the time and stops cleanly', code === 0),
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

/** Lets all processes of the database stand still, or go on. Connections stay open, and nothing is answered. */
function freeze(cluster: Cluster, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = cluster.pid();
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  for (const pid of [postmaster, ...list.trim().split('\n').map(Number)]) process.kill(pid, signal);
}
