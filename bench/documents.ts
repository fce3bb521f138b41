import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { issueDue } from '../server/billing/schedule.ts';
import { companyFacts } from '../server/company/index.ts';
import { config } from '../server/config.ts';
import { openDatabase } from '../server/db/index.ts';
import { load, ours, smtpSink, start } from './processes.ts';
import { median, report } from './report.ts';
import { withPostgres } from './setup.ts';
import { isSmoke } from './smoke.ts';

/**
 * Busy evenings: invoices of so many returns are drawn and mailed while customers call. The site has to be built.
 */
const returns = isSmoke ? 10 : 250;
/** Odd: the middle one is reported, because a 99th percentile of two thousand calls wavers. */
const rounds = isSmoke ? 1 : 3;
/** With the first ones the server loads its libraries, and compiles them. */
const warmUp = isSmoke ? 2 : 50;
const size = { vehicles: 200, reservations: 4 * (warmUp + rounds * returns), users: 200 };
const seconds = isSmoke ? 1 : 20;
const promise = { perSecond: 10, ratio: 2 };

await withPostgres(size, async ({ ours: env, admin, bookers }) => {
  const job = {
    call: 'availability' as const,
    token: admin,
    bookers,
    vehicles: size.vehicles,
    connections: 10,
    perSecond: 100,
    seconds,
  };
  let first = 0;
  const loaded = async ({ origin }: { origin: string }) => {
    const measured = await load({ ...job, origin, first });
    first += measured.requests;
    return measured;
  };
  const { db, close } = await openDatabase({ kind: 'postgres', url: env.DATABASE_URL! });
  const sent = () => db.$count(sql`mails where sent_at is not null`);
  /** Returns so many rentals and issues their invoices, whose mails wait from then on. */
  async function issue(count: number): Promise<number> {
    await db.execute(sql`
      update reservations set picked_up_at = pick_up_at, returned_at = drop_off_at, invoiced = 0
      where id in (
        select id from reservations where status = 'DONE' and returned_at is null
        order by id limit ${count})`);
    return issueDue(db, config({}), companyFacts('dist'), (_id, error) => {
      throw error;
    });
  }
  const sink = await start(smtpSink, {});
  try {
    // Those about the bookings are not measured.
    await db.execute(sql`delete from mails`);
    const server = await start(ours, {
      ...env,
      SMTP_URL: sink.origin,
      SITE_URL: 'https://rental.example',
      MAILS_PER_SECOND: '10',
    });
    try {
      let issued = await issue(warmUp);
      const allSent = async () => {
        while ((await sent()) < issued) await sleep(50);
      };
      await loaded(server);
      await allSent();
      const alone: number[] = [];
      const beside: number[] = [];
      for (let round = 0; round < rounds; round++) {
        alone.push((await loaded(server)).p99);
        issued += await issue(returns);
        beside.push((await loaded(server)).p99);
        await allSent();
      }
      const { rows } = await db.execute<{ rate: number }>(sql`
        select (count(*) / extract(epoch from max(sent_at) - min(sent_at)))::float as rate
        from (select sent_at from mails where template = 'invoice-issued' order by sent_at desc limit ${returns}) as measured`);
      const withCalls = rows[0]!.rate;
      const ratio = median(beside) / median(alone);
      report(
        [
          {
            'documents a second, beside calls': withCalls.toFixed(1),
            'p99 of calls alone, ms, median': median(alone).toFixed(1),
            'p99 of calls beside, ms, median': median(beside).toFixed(1),
            ratio: ratio.toFixed(2),
          },
        ],
        [
          ...(withCalls < promise.perSecond ? [`${withCalls.toFixed(1)} documents a second`] : []),
          ...(ratio > promise.ratio ? [`p99 ${ratio.toFixed(1)} times as long`] : []),
        ],
      );
    } finally {
      await server.stop();
    }
  } finally {
    await sink.stop();
    await close();
  }
});
