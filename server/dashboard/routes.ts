import type { FastifyInstance } from 'fastify';
import { getDashboard } from '../../contract/dashboard.ts';
import { reservationAnswer } from '../reservations/index.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { cachedFigures } from './cached.ts';
import { periodsOf } from './periods.ts';
import { countToday, listTasks, type Task } from './today.ts';

export function dashboardRoutes(app: FastifyInstance, { db, config }: Services): void {
  const zone = config.timeZone;
  const cache = cachedFigures(db, zone);
  app.addHook('onClose', cache.stop);
  const answer = ({ customer, ...row }: Task) => ({ ...reservationAnswer(row, zone), customer });

  route(app, getDashboard, async () => {
    const periods = periodsOf(new Date(), zone);
    const [{ tasks: counts, messages, failedMails, fleet, reservations }, tasks] =
      await Promise.all([countToday(db, periods), listTasks(db, periods)]);
    const { figures, asOf } = await cache.get(reservations);
    const answersOf = (kind: Task['kind']) =>
      tasks.filter((task) => task.kind === kind).map(answer);
    return {
      today: {
        pickUps: answersOf('pickUps'),
        returns: answersOf('returns'),
        lateReturns: answersOf('lateReturns'),
        toBeClosed: answersOf('toBeClosed'),
        counts,
        messages,
        failedMails,
      },
      fleet,
      asOf: toWallTime(asOf, zone),
      ...figures,
    };
  });
}
