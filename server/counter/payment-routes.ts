import type { FastifyInstance } from 'fastify';
import { addPayment, removePayment } from '../../contract/counter/payments.ts';
import type { NewPayment } from '../../contract/counter/new-payment.ts';
import { route } from '../http/route.ts';
import { checkMay, type Session } from '../http/authenticate.ts';
import { startOfDay, todayIn } from '../time/wall-times.ts';
import type { Desk } from './driver-routes.ts';
import { readMoment } from './moment.ts';
import type { Writer } from './repository.ts';

interface Till extends Desk {
  zone: string;
}

/** Throws a 403 for who may not note these payments; a refund, or a deposit that is kept, needs a further right. */
export function checkNoted(session: Session, payments: readonly NewPayment[]): void {
  if (payments.length > 0) checkMay(session, 'payments');
  if (payments.some(({ kind }) => kind === 'refund' || kind === 'deposit_kept'))
    checkMay(session, 'refunds');
}

/** Money as the database's functions take it. */
export const notedIn = (payments: readonly NewPayment[], zone: string): string =>
  JSON.stringify(
    payments.map(({ id, kind, method, amount, at, note, invoiceId }) => {
      const moment = readMoment(at, zone, new Date());
      return { id, kind, method, amount, at: moment, note, invoiceId };
    }),
  );

/** Administrators note what was paid and given back. */
export function paymentRoutes(app: FastifyInstance, { counter, zone, by, answer }: Till): void {
  route(app, addPayment, async ({ params, body, session, versions }) => {
    checkNoted(session, [body, ...body.further]);
    const { actor, check } = by(session, versions);
    const writer: Writer = {
      actor,
      // A repeat of what was noted is answered as it was, in whatever version.
      check: (before) => {
        if (!before.payments.some(({ id }) => id === body.id)) check(before);
      },
    };
    const reservation = await counter.notePayments(params.id, writer, () => ({
      payments: notedIn([body, ...body.further], zone),
      administratorId: session.user.id,
    }));
    return answer('payments.added', reservation, session);
  });

  route(app, removePayment, async ({ params: { id, paymentId }, session, versions }) => {
    const reservation = await counter.removePayment(id, by(session, versions), () => ({
      paymentId,
      since: startOfDay(todayIn(zone), zone).toISOString(),
    }));
    return answer('payments.removed', reservation, session);
  });
}
