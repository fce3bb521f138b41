import type { FastifyInstance } from 'fastify';
import { getTimeline } from '../../contract/reservations/timeline.ts';
import { may } from '../http/authenticate.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { startOfDay, toWallTime, withWallSpan, withWallTimes } from '../time/wall-times.ts';
import { timelinePage } from './timeline.ts';

export function timelineRoutes(app: FastifyInstance, { db, config }: Services): void {
  const zone = config.timeZone;
  const wallTime = (instant: string | null) => instant && toWallTime(new Date(instant), zone);

  route(app, getTimeline, async ({ query, session }) => {
    const named = may(session, 'reservations.read');
    const view = {
      start: startOfDay(query.from, zone),
      end: startOfDay(query.until, zone, 1),
    };
    const { rows, total } = await timelinePage(db, query, view);
    const content = rows.map(({ vehicle, reservations, blocks, transfers }) => ({
      vehicle: { ...vehicle, inspectionFrom: wallTime(vehicle.inspectionFrom) },
      reservations: reservations.map((bar) => ({
        ...withWallTimes(bar, zone),
        customer: named ? bar.customer : '',
        companyName: named ? bar.companyName : null,
        userId: named ? bar.userId : 0,
        pickedUpAt: wallTime(bar.pickedUpAt),
        returnedAt: wallTime(bar.returnedAt),
      })),
      blocks: blocks.map((block) => withWallSpan(block, zone)),
      transfers: transfers.map((transfer) => withWallSpan(transfer, zone)),
    }));
    return pageAnswer({ rows: content, total }, query);
  });
}
