import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimSeconds } from '../server/outbox/attempts.ts';
import { cancelAndReissue, charge, issue, newReturned, pastRentals, pay } from './billing.ts';
import { listReservations, listVehicleIds, logIn, reconnect, type Caller } from './calls.ts';
import type { Answer } from './http.ts';
import { readInvoiced } from './invoiced.ts';
import { distribute } from './load.ts';
import { pickOne, randomInteger } from './rentals.ts';
import { expectNone, expectTrue, figure, type Result } from './results.ts';
import { startRudeSmtp, type RudeSmtp } from './rude-smtp.ts';
import type { ProofOptions } from './run.ts';
import { newCluster, newFolder, run, type DatabaseEnv, type Running } from './servers.ts';

const atOnce = 50;
const perRound = 10;

interface IssuedAnswer {
  invoice: { id: number; number: string } | null;
  cancellation?: { number: string };
}

/**
 * Issues, charges, pays and cancels at once, each reservation twice, and kills servers between number, document and mail, which goes to an
 * SMTP server that is no better. Then it reads what is left.
 */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');
  const kills = Math.max(2, Math.round(20 * share));
  return [
    ...(await proveOn('PGlite', newFolder(), 1, kills)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, 2, kills)),
  ];
}

async function proveOn(
  name: string,
  env: DatabaseEnv,
  servers: number,
  kills: number,
): Promise<Result[]> {
  const smtp = await startRudeSmtp();
  const start = () =>
    run(env, { SMTP_URL: smtp.url, MAILS_PER_SECOND: '999', INVOICE_DELAY_MINUTES: '0' });
  const running: Running[] = [];
  for (let server = 0; server < servers; server += 1) running.push(await start());
  const admin = await logIn(running[0]!.api, 'administrator');
  const { userId } = (await listReservations(admin)).find(({ userId: id }) => id)!;
  const rentals = pastRentals(await listVehicleIds(admin));
  const on = () => reconnect(pickOne(running).api, admin);
  const told = tally();

  async function newRentals(count: number): Promise<number[]> {
    const ids: number[] = [];
    while (ids.length < count) {
      const id = await once(on(), (caller) => newReturned(caller, userId!, rentals.next().value));
      if (id !== null) ids.push(id);
    }
    return ids;
  }

  const first = await newRentals(atOnce);
  // Half of them once, half of them twice at once.
  const asked = [...first, ...first.slice(0, atOnce / 2)];
  await Promise.all(asked.map((id) => once(on(), (caller) => told.note(issue(caller, id)))));
  const atOnceIssued = told.numbers.length;

  const all = [...first];
  for (let round = 0; round < kills; round += 1) {
    const ids = await newRentals(perRound);
    all.push(...ids);
    const work = distribute(5 * 2, 2 * ids.length, async (_client, piece) => {
      const id = ids[piece % ids.length]!;
      await once(on(), (caller) => bill(caller, id, told)).catch(() => undefined);
    });
    // Some die between number and document, some between document and mail.
    await sleep(randomInteger(20, round % 2 === 0 ? 400 : 2500));
    const [victim] = running.splice(randomInteger(0, servers - 1), 1);
    const ended = victim!.end('SIGKILL');
    if (servers === 1) running.push(victim!);
    await Promise.all([work, ended]);
    if (servers === 1) running.pop();
    running.push(await start());
  }
  // What was cut off is issued now.
  await distribute(5, all.length, async (_client, piece) => {
    await once(on(), (caller) => told.note(issue(caller, all[piece]!)));
  });
  for (const { end } of running) await end('SIGTERM');
  const left = await sendRest(smtp, env, start);
  return [
    figure(`${name}: kills of servers`, kills),
    figure(`${name}: calls without an answer`, told.unanswered()),
    expectTrue(`${name}: each of ${atOnce} issued at once, none twice`, atOnceIssued === atOnce),
    ...resultsOf(name, left, smtp, told.numbers),
    expectNone(`${name}: unexpected answers`, told.unexpected.length, told.unexpected),
  ];
}

/** Issues, and sometimes charges, pays, cancels and issues anew. */
async function bill(caller: Caller, id: number, told: Tally): Promise<void> {
  const issued = await told.note(issue(caller, id));
  const chance = Math.random();
  if (chance < 0.3 && issued?.invoice) await told.note(cancelAndReissue(caller, issued.invoice.id));
  else if (chance < 0.6) {
    await told.note(charge(caller, id));
    await told.note(issue(caller, id));
  } else await told.note(pay(caller, id, 0.1));
}

/** Counts what servers answered. */
function tally() {
  const numbers: string[] = [];
  const unexpected: unknown[] = [];
  let unanswered = 0;
  return {
    /** The numbers that somebody was told. */
    numbers,
    unexpected,
    unanswered: () => unanswered,
    async note(asked: Promise<Answer>): Promise<IssuedAnswer | null> {
      const answer = await asked.catch((error: unknown) => {
        unanswered += 1;
        throw error;
      });
      const { status, text } = answer;
      if (status === 409) return null;
      if (status >= 300) {
        unexpected.push({ status, text });
        return null;
      }
      const body = JSON.parse(text) as IssuedAnswer;
      for (const { number } of [body.cancellation, body.invoice].filter((each) => !!each))
        numbers.push(number);
      return body;
    },
  };
}
type Tally = ReturnType<typeof tally>;

async function once<Value>(caller: Caller, work: (caller: Caller) => Promise<Value>) {
  try {
    return await work(caller);
  } finally {
    caller.connection.close();
  }
}

/** Lets a server send what is left, claims of killed servers too, and returns what the database then holds. */
async function sendRest(smtp: RudeSmtp, env: DatabaseEnv, start: () => Promise<Running>) {
  smtp.state.manners = 'fine';
  for (let attempt = 0; ; attempt += 1) {
    const server = await start();
    smtp.state.lastArrival = performance.now();
    while (performance.now() - smtp.state.lastArrival < 1000 * (claimSeconds + 10))
      await sleep(500);
    await server.end('SIGTERM');
    const left = await readInvoiced(env);
    // Those refused several times wait for minutes.
    if (left.mails.every(({ sent }) => sent) || attempt === 5) return left;
  }
}

function resultsOf(
  name: string,
  {
    invoices,
    faults,
    numbers,
    mails,
    lines,
    sums,
    undrawn,
  }: Awaited<ReturnType<typeof readInvoiced>>,
  { accepted, enclosed, arrived }: RudeSmtp,
  told: string[],
): Result[] {
  const known = new Set(numbers);
  const lost = told.filter((number) => !known.has(number));
  const repeated = told.filter((number, index) => told.indexOf(number) !== index);
  const unsent = mails.filter(({ messageId }) => !accepted.has(messageId));
  const queuedTwice = [...Map.groupBy(mails, ({ number }) => number)].filter(
    ([, all]) => all.length > 1,
  );
  /** As they arrived: Message-IDs of each document. */
  const idsOf = Map.groupBy(enclosed.keys(), (id) => enclosed.get(id)!);
  const sentTwice = [...idsOf].filter(([, ids]) => ids.length > 1);
  const unmailed = told.filter((number) => !idsOf.has(number));
  const again = [...arrived.values()].filter((times) => times > 1).length;
  return [
    figure(`${name}: invoices and cancellations`, invoices),
    figure(`${name}: of these told to somebody`, told.length),
    figure(`${name}: mails that arrived`, arrived.size),
    figure(`${name}: of these more than once, under one Message-ID`, again),
    expectNone(`${name}: numbers told that are lost`, lost.length, lost),
    expectNone(`${name}: numbers told twice`, repeated.length, repeated),
    expectNone(`${name}: gaps, and breaks in the chain`, faults.length, faults),
    expectNone(`${name}: lines on none or several live documents`, lines.length, lines),
    expectNone(`${name}: sums that do not agree`, sums.length, sums),
    expectNone(`${name}: mailed without a stored document`, undrawn.length, undrawn),
    expectNone(`${name}: mails that the SMTP server did not take`, unsent.length, unsent),
    expectNone(`${name}: documents queued twice`, queuedTwice.length, queuedTwice),
    expectNone(`${name}: documents under two Message-IDs`, sentTwice.length, sentTwice),
    expectNone(`${name}: told of, but never mailed`, unmailed.length, unmailed),
  ];
}
