import type { FastifyInstance } from 'fastify';
import {
  setOrderReference,
  setOwnOrderReference,
} from '../../contract/counter/order-references.ts';
import { notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { CounterReservation } from './counter-reservation.ts';
import type { Desk } from './driver-routes.ts';

type Body = Partial<Record<'orderNumber' | 'costCentre', string | null | undefined>>;

const valuesOf = ({ orderNumber = null, costCentre = null }: Body) => ({ orderNumber, costCentre });

/** Customers and administrators say what the invoice is to name. */
export function orderReferenceRoutes(app: FastifyInstance, { counter, by, answer }: Desk): void {
  route(app, setOwnOrderReference, async ({ params: { id }, body, session: { user } }) => {
    const check = ({ userId }: CounterReservation) => {
      if (userId !== user.id) throw notFound('reservation_not_found', 'reservations.notFound');
    };
    await counter.setOrderReference(id, { actor: user.id, check }, () => valuesOf(body));
    return done('reservations.referenceSaved');
  });

  route(app, setOrderReference, async ({ params: { id }, body, session, versions }) => {
    const reservation = await counter.setOrderReference(id, by(session, versions), () =>
      valuesOf(body),
    );
    return answer('reservations.referenceSaved', reservation, session);
  });
}
