import type { FastifyInstance } from 'fastify';
import { swapVehicle } from '../../contract/counter/counter.ts';
import { actorOf } from '../http/authenticate.ts';
import { route } from '../http/route.ts';
import { checkWritten, readSwap, type reservationEditor } from '../reservations/index.ts';
import type { Desk } from './driver-routes.ts';

interface Editing extends Desk {
  edit: ReturnType<typeof reservationEditor>;
}

/** Administrators give a reservation another vehicle, before it is handed over. */
export function swapRoute(app: FastifyInstance, { edit, counter, by, answer }: Editing): void {
  route(app, swapVehicle, async ({ params: { id }, body, session, versions }) => {
    const { check } = by(session, versions);
    check(await counter.find(id));
    const result = await edit({ id, actor: actorOf(session), versions }, (reservation) =>
      readSwap(body, reservation),
    );
    // Changed since it was looked at, which may be why.
    if (result.outcome !== 'written') check(await counter.find(id));
    checkWritten(result);
    return answer('counter.swapped', await counter.find(id), session);
  });
}
