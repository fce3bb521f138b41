import type { FastifyInstance } from 'fastify';
import { getDashboard } from '../../contract/dashboard.ts';
import { reservationAnswer } from '../reservations/columns.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { dashboardFigures } from './figures.ts';
import { periodsOf } from './periods.ts';
import { tasksOfToday, type Task } from './tasks.ts';

export function dashboardRoutes(app: FastifyInstance, { db, config }: Services): void {
  const zone = config.timeZone;
  const answer = ({ customer, ...row }: Task) => ({ ...reservationAnswer(row, zone), customer });

  route(app, getDashboard, async () => {
    const periods = periodsOf(new Date(), zone);
    const [{ counts, messages, ...figures }, tasks] = await Promise.all([
      dashboardFigures(db, periods, zone),
      tasksOfToday(db, periods),
    ]);
    const of = (kind: Task['kind']) => tasks.filter((task) => task.kind === kind).map(answer);
    return {
      today: {
        pickUps: of('pickUp'),
        returns: of('return'),
        lateReturns: of('lateReturn'),
        counts,
        messages,
      },
      ...figures,
    };
  });
}
