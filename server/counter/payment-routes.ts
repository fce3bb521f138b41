import type { FastifyInstance } from 'fastify';
import type { Counter } from '../../contract/counter/counter.ts';
import { addPayment, removePayment } from '../../contract/counter/payments.ts';
import type { NewPayment } from '../../contract/counter/new-payment.ts';
import type { MessageKey } from '../../contract/texts/message-key.ts';
import type { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/authenticate.ts';
import type { Versions } from '../http/versions.ts';
import { startOfDay, todayIn } from '../time/wall-times.ts';
import type { CounterReservation } from './counter-reservation.ts';
import { readMoment } from './moment.ts';
import type { counterQueries, Writer } from './repository.ts';

interface Desk {
  counter: ReturnType<typeof counterQueries>;
  zone: string;
  by: (session: Session, versions: Versions) => Writer;
  answer: (
    message: MessageKey,
    reservation: CounterReservation,
  ) => ReturnType<typeof done> & { counter: Counter };
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
export function paymentRoutes(app: FastifyInstance, { counter, zone, by, answer }: Desk): void {
  route(app, addPayment, async ({ params, body, session, versions }) => {
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
    return answer('payments.added', reservation);
  });

  route(app, removePayment, async ({ params: { id, paymentId }, session, versions }) => {
    const reservation = await counter.removePayment(id, by(session, versions), () => ({
      paymentId,
      since: startOfDay(todayIn(zone), zone).toISOString(),
    }));
    return answer('payments.removed', reservation);
  });
}
