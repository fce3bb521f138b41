import type { FastifyInstance } from 'fastify';
import {
  addLine,
  getCounter,
  handOver,
  previewReturn,
  recordNoShow,
  removeLine,
  takeBack,
  undoCounterStep,
} from '../../contract/counter/counter.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import type { MessageKey } from '../../contract/texts/message-key.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/authenticate.ts';
import { checkVersion, type Versions } from '../http/versions.ts';
import { billedHours, reservationEditor, startedHours } from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { counterAnswer, conditionOf, repairOf } from './counter-answer.ts';
import type { CounterReservation } from './counter-reservation.ts';
import { driverRoutes } from './driver-routes.ts';
import { readHandOver } from './moment.ts';
import { paymentRoutes } from './payment-routes.ts';
import { counterQueries, type Writer } from './repository.ts';
import { returnTerms } from './return-terms.ts';
import { swapRoute } from './swap-route.ts';

/** Administrators hand vehicles over and take them back. */
export function counterRoutes(app: FastifyInstance, { db, config }: Services): void {
  const counter = counterQueries(db);
  const zone = config.timeZone;

  const answer = (message: MessageKey, reservation: CounterReservation) => ({
    ...done(message),
    counter: counterAnswer(reservation, zone),
  });

  /** Who writes, and only if the reservation is in a version that they have read; null is any. */
  const by = (session: Session, versions: Versions): Writer => ({
    actor: session.user.id,
    check: (reservation) =>
      checkVersion(versions, reservation.version, counterAnswer(reservation, zone)),
  });

  paymentRoutes(app, { counter, zone, by, answer });
  driverRoutes(app, { counter, by, answer });
  swapRoute(app, { edit: reservationEditor(db, config), counter, by, answer });

  route(app, getCounter, async ({ params }) => counterAnswer(await counter.find(params.id), zone));

  route(app, handOver, async ({ params, body, session, versions }) => {
    const reservation = await counter.handOver(
      params.id,
      by(session, versions),
      ({ pickUpTime }) => ({
        at: readHandOver(body.at, pickUpTime, new Date(), config).toISOString(),
        mileageKm: body.mileageKm,
        fuelEighths: body.fuelEighths,
        licenceSeen: body.licenceSeen,
        note: body.note,
        reason: body.reason || null,
        administratorId: session.user.id,
        today: todayIn(zone),
        drivers: body.drivers ? JSON.stringify(body.drivers) : null,
        ...conditionOf(body),
      }),
    );
    return answer('counter.handedOver', reservation);
  });

  route(app, previewReturn, async ({ params, query }) => {
    const reservation = await counter.find(params.id);
    const damages = (query.damageAmounts ?? []).map((amount) => ({ amount, note: '' }));
    const terms = returnTerms({ ...query, damages }, reservation, new Date(), config);
    return {
      returnedAt: toWallTime(terms.returnedAt, zone),
      lateHours: terms.lateHours,
      lines: terms.lines,
      addedLines: terms.newLines,
      totalPrice: terms.totalPrice,
      difference: sumOf([{ amount: terms.totalPrice }, { amount: -reservation.totalPrice }]),
    };
  });

  route(app, takeBack, async ({ params, body, session, versions }) => {
    const reservation = await counter.takeBack(params.id, by(session, versions), (before) => {
      const terms = returnTerms(body, before, new Date(), config);
      const { totalPrice, lines } = terms;
      return {
        at: terms.returnedAt.toISOString(),
        mileageKm: body.mileageKm,
        fuelEighths: body.fuelEighths,
        note: body.note,
        administratorId: session.user.id,
        hours: terms.hours,
        billedUntil: terms.billedUntil?.toISOString() ?? null,
        lines: JSON.stringify(terms.added),
        expectedPrice: body.expectedPrice ?? null,
        repair: repairOf(body.block, zone),
        ...conditionOf(body),
        current: { totalPrice, lines },
      };
    });
    return answer('counter.takenBack', reservation);
  });

  route(app, recordNoShow, async ({ params, body, session, versions }) => {
    const reservation = await counter.recordNoShow(params.id, by(session, versions), (before) => ({
      hours: billedHours(before, zone),
      fee: body.fee ?? 0,
      note: body.note,
      administratorId: session.user.id,
    }));
    return answer('counter.noShow', reservation);
  });

  route(app, undoCounterStep, async ({ params, body: { step }, session, versions }) => {
    const reservation = await counter.undo(params.id, by(session, versions), (before) => ({
      step,
      hours: startedHours(before, zone),
    }));
    return answer('counter.undone', reservation);
  });

  route(
    app,
    addLine,
    async ({ params, body: { kind, amount, percent, text }, session, versions }) => {
      const reservation = await counter.addLine(params.id, by(session, versions), (before) => ({
        hours: billedHours(before, zone),
        kind,
        amount: amount == null ? null : kind === 'discount' ? -amount : amount,
        percent: percent ?? null,
        text,
      }));
      return answer('counter.lineAdded', reservation);
    },
  );

  route(app, removeLine, async ({ params: { id, lineId }, session, versions }) => {
    const reservation = await counter.removeLine(id, by(session, versions), (before) => ({
      hours: billedHours(before, zone),
      lineId,
    }));
    return answer('counter.lineRemoved', reservation);
  });
}
