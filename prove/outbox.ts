import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingAnswer } from '../contract/reservations/reservations.ts';
import { claimSeconds } from '../server/outbox/attempts.ts';
import { book, listVehicleIds, logIn, reconnect, type Caller } from './calls.ts';
import { cancelOwn, changeOwn } from './changes.ts';
import { keepBusy } from './load.ts';
import { readNews, type News } from './outbox-rows.ts';
import { addMinutes, freeRentals, pickOne, randomInteger } from './rentals.ts';
import { expectAtMost, expectNone, expectTrue, figure, type Result } from './results.ts';
import { startRudeSmtp, type RudeSmtp } from './rude-smtp.ts';
import type { ProofOptions } from './run.ts';
import { newCluster, newFolder, run, type DatabaseEnv, type Running } from './servers.ts';

const clients = 20;
const prefix = 'outbox-';

/** Kills servers while they book, change, cancel and send mails to an SMTP server that is no better than they are. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');
  const rounds = Math.max(2, Math.round(20 * share));
  const perRound = 100;
  return [
    ...(await proveOn('PGlite', newFolder(), 1, rounds, perRound)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, 3, rounds, perRound)),
  ];
}

async function proveOn(
  name: string,
  env: DatabaseEnv,
  servers: number,
  rounds: number,
  perRound: number,
): Promise<Result[]> {
  const smtp = await startRudeSmtp();
  const start = () => run(env, { SMTP_URL: smtp.url, MAILS_PER_SECOND: '999' });
  const running: Running[] = [];
  for (let server = 0; server < servers; server += 1) running.push(await start());
  const customer = await logIn(running[0]!.api, 'customer');
  const customers = customersOf(customer, await listVehicleIds(customer));
  const end = keepBusy(clients, (client) =>
    running.length > 0 ? customers.act(client, pickOne(running).api) : sleep(10),
  );
  for (let round = 1; round <= rounds; round += 1) {
    customers.goal = round * perRound;
    // Some die while they book, some while they send.
    const moment = customers.goal - randomInteger(0, perRound / 2);
    while (customers.booked < moment) await sleep(5);
    await sleep(randomInteger(0, 1000));
    const [victim] = running.splice(randomInteger(0, servers - 1), 1);
    await victim!.end('SIGKILL');
    running.push(await start());
  }
  while (customers.booked < customers.goal) await sleep(5);
  await end();
  const stop = await stopWhileSilent(smtp, running);
  const news = await sendRest(smtp, env, start);
  return [
    figure(`${name}: kills of servers`, rounds),
    ...customers.results(name),
    figure(`${name}: mails refused, hanging, broken off`, Object.values(smtp.count).join(', ')),
    ...resultsOf(name, news, smtp, customers.confirmed),
    expectTrue(`${name}: servers stopped cleanly while SMTP was silent`, stop.isClean),
    expectAtMost(`${name}: the longest of these stops`, stop.seconds, 10, 's'),
  ];
}

/** Customers who book until there are `goal` bookings, and change or cancel some of them. */
function customersOf(customer: Caller, vehicles: number[]) {
  const rentals = freeRentals(vehicles);
  const confirmed: News[] = [];
  let unanswered = 0;
  const count = (wanted: string) => confirmed.filter(({ template }) => template === wanted).length;
  const all = {
    confirmed,
    booked: 0,
    goal: 0,
    async act(client: number, api: string): Promise<void> {
      if (all.booked >= all.goal) return sleep(10);
      const caller = reconnect(api, customer);
      try {
        const rental = rentals.next().value;
        const name = `${prefix}${crypto.randomUUID()}`;
        const { status, text } = await book(caller, rental, name);
        if (status !== 201) return;
        all.booked += 1;
        const { id } = bookingAnswer.parse(JSON.parse(text)).reservation!;
        confirmed.push({ id: id!, template: 'booking-confirmed' });
        const dropOff = addMinutes(rental.dropOff, -60);
        const named = { ...rental, dropOff, name, status: null };
        if (client % 4 === 0 && (await changeOwn(caller, id!, named)).status === 200)
          confirmed.push({ id: id!, template: 'booking-changed' });
        if (client % 3 === 0 && (await cancelOwn(caller, id!)).status === 200)
          confirmed.push({ id: id!, template: 'booking-cancelled' });
      } catch {
        unanswered += 1;
        await sleep(20);
      } finally {
        caller.connection.close();
      }
    },
    results: (name: string) => [
      figure(`${name}: bookings confirmed`, count('booking-confirmed')),
      figure(`${name}: changes confirmed`, count('booking-changed')),
      figure(`${name}: cancellations confirmed`, count('booking-cancelled')),
      figure(`${name}: requests without an answer`, unanswered),
    ],
  };
  return all;
}

/** Stops all servers while the SMTP server takes mails and does not answer. */
async function stopWhileSilent(smtp: RudeSmtp, running: Running[]) {
  const before = smtp.count.hung;
  smtp.state.manners = 'silent';
  const customer = await logIn(running[0]!.api, 'customer');
  const vehicles = await listVehicleIds(customer);
  // Before all the others.
  const rental = { vehicle: vehicles.at(-1)!, ...earlyTimes() };
  const { status, text } = await book(customer, rental, `${prefix}silent`);
  if (status !== 201) throw new Error(text);
  customer.connection.close();
  while (smtp.count.hung === before) await sleep(10);
  const ends = running.map(async ({ end }) => {
    const begun = performance.now();
    const code = await end('SIGTERM');
    return { code, seconds: (performance.now() - begun) / 1000 };
  });
  const all = await Promise.all(ends);
  smtp.state.manners = 'fine';
  return {
    isClean: all.every(({ code }) => code === 0),
    seconds: Math.max(...all.map(({ seconds }) => seconds)),
  };
}

function earlyTimes() {
  const day = Temporal.Now.plainDateISO().add({ days: 58 }).toString();
  return { pickUp: `${day}T10:00:00`, dropOff: `${day}T12:00:00` };
}

/** Lets a server send what is left, claims of killed servers too, and returns what the outbox then holds. */
async function sendRest(smtp: RudeSmtp, env: DatabaseEnv, start: () => Promise<Running>) {
  for (let attempt = 0; ; attempt += 1) {
    const server = await start();
    smtp.state.lastArrival = performance.now();
    while (performance.now() - smtp.state.lastArrival < 1000 * (claimSeconds + 10))
      await sleep(500);
    await server.end('SIGTERM');
    const news = await readNews(env, prefix);
    // Those refused several times wait for minutes.
    if (news.waiting === 0 || attempt === 5) return news;
  }
}

const keyOf = ({ id, template }: News) => `${template} of reservation ${id}`;

function resultsOf(
  name: string,
  { rows, waiting, wrong, foreign }: Awaited<ReturnType<typeof readNews>>,
  { arrived, accepted }: RudeSmtp,
  confirmed: News[],
): Result[] {
  const told = new Set(rows.filter(({ messageId }) => accepted.has(messageId)).map(keyOf));
  const known = new Set(rows.map(({ messageId }) => messageId));
  const untold = confirmed.map(keyOf).filter((key) => !told.has(key));
  const unaccepted = rows.filter(({ messageId }) => !accepted.has(messageId)).map(keyOf);
  const unknown = [...arrived.keys()].filter((id) => !known.has(id));
  const repeated = [...arrived.values()].filter((times) => times > 1).length;
  return [
    figure(`${name}: mails that arrived`, arrived.size),
    figure(`${name}: of these more than once, under one Message-ID`, repeated),
    expectNone(`${name}: confirmed, but no mail arrived`, untold.length, untold),
    expectNone(`${name}: mails that the SMTP server did not take`, unaccepted.length, unaccepted),
    expectNone(`${name}: mails that still wait`, waiting),
    expectNone(`${name}: bookings told twice, or not of each step`, wrong.length, wrong),
    expectNone(`${name}: mails about no booking`, foreign.length, foreign),
    expectNone(`${name}: mails that nobody had written`, unknown.length, unknown),
  ];
}
