import type { FastifyInstance } from 'fastify';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { getFigures } from '../../contract/office/figures.ts';
import { countTable } from '../db/row-counts.ts';
import { reservations } from '../db/schema/index.ts';
import { readinessNow, reservationAnswer } from '../reservations/index.ts';
import { may, type Session } from '../http/authenticate.ts';
import { route } from '../http/route.ts';
import { unusualWait } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { findAttention } from './attention.ts';
import { cachedFigures } from './cached.ts';
import { periodsOf } from './periods.ts';
import { countToday, listTasks, type Task } from './today.ts';
import type { Database } from '../db/index.ts';
import { snapshotCache, type Snapshot } from '../load/snapshots.ts';
import { rangeFigures, type RangeFigures, rangeOf, stepOf, type Range } from './range-figures.ts';

/** Up to this many reservations are summed up in each call. */
const defaultThreshold = 10_000;

/** The figures of ranges. With more than `threshold` reservations they may be a minute old. */
export function cachedRanges(db: Database, zone: string, threshold = defaultThreshold) {
  const cached = snapshotCache<RangeFigures>();
  return async (range: Range, reservations: number): Promise<Snapshot<RangeFigures>> => {
    const compute = () => rangeFigures(db, range, zone);
    if (reservations > threshold) return cached(Object.values(range).join(' '), compute);
    const asOf = new Date();
    return { value: await compute(), asOf };
  };
}

export function dashboardRoutes(app: FastifyInstance, { db, config }: Services): void {
  const zone = config.timeZone;
  const cache = cachedFigures(db, zone);
  app.addHook('onClose', cache.stop);
  const figuresOf = cachedRanges(db, zone);
  const sendsMails = config.mail.way.to !== 'nowhere';
  const answerTo =
    (session: Session) =>
    ({ customer, companyName, phone, ...row }: Task) => ({
      ...reservationAnswer(row, config),
      vehicleMissing: row.vehicleMissing,
      customer,
      companyName,
      phone: may(session, 'customers.read') ? phone : '',
    });
  const wallTime = (instant: string) => toWallTime(new Date(instant), zone);

  route(app, getDashboard, async ({ session }) => {
    const periods = periodsOf(new Date(), zone);
    const query = { now: periods.now, sendsMails, ...readinessNow(config) };
    const [{ tasks: counts, messages, failedMails, fleet, reservations: count }, tasks, attention] =
      await Promise.all([
        countToday(db, periods),
        listTasks(db, periods),
        findAttention(db, query),
      ]);
    const waiting = unusualWait(config, attention.mailsWaitSince);
    const { figures, asOf } = await cache.get(count);
    const [seesMessages, seesMails, seesFigures] = (['messages', 'mails', 'figures'] as const).map(
      (right) => may(session, right),
    );
    const answersOf = (kind: Task['kind']) =>
      tasks.filter((task) => task.kind === kind).map(answerTo(session));
    return {
      today: {
        missing: answersOf('missing'),
        pickUps: answersOf('pickUps'),
        returns: answersOf('returns'),
        lateReturns: answersOf('lateReturns'),
        toBeClosed: answersOf('toBeClosed'),
        conflicts: attention.conflicts.map((row) => ({
          ...row,
          pickUpTime: wallTime(row.pickUpTime),
        })),
        dues: attention.dues,
        unanswered: seesMessages
          ? attention.unanswered.map((row) => ({ ...row, createdAt: wallTime(row.createdAt) }))
          : [],
        mails: seesMails
          ? attention.mails.map((row) => ({ ...row, createdAt: wallTime(row.createdAt) }))
          : [],
        counts: {
          ...counts,
          ...attention.counts,
          ...(!seesMessages && { unanswered: 0 }),
        },
        messages: seesMessages ? messages : 0,
        failedMails: seesMails ? failedMails : 0,
        mailsWaitSince: seesMails && waiting ? wallTime(waiting) : null,
        hoardedCategories: attention.hoardedCategories,
      },
      fleet,
      asOf: toWallTime(asOf, zone),
      ...(seesFigures && figures),
    };
  });

  route(app, getFigures, async ({ query }) => {
    const range = rangeOf(query);
    const { value, asOf } = await figuresOf(range, await countTable(db, reservations));
    return { ...range, asOf: toWallTime(asOf, zone), step: stepOf(range), ...value };
  });
}
