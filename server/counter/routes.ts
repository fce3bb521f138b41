import type { FastifyInstance } from 'fastify';
import {
  addLine,
  getCounter,
  handOver,
  previewHandOver,
  previewReturn,
  recordNoShow,
  removeLine,
  endTransfer,
  takeBack,
  undoCounterStep,
} from '../../contract/counter/counter.ts';
import { cancelForCustomer } from '../../contract/counter/cancelling.ts';
import { findingsOfHandOver } from '../../contract/counter/plausible.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { actorOf, checkMay, may, type Session } from '../http/authenticate.ts';
import { forbidden } from '../http/errors.ts';
import { checkVersion, type Versions } from '../http/versions.ts';
import {
  billedHours,
  checkDiscount,
  linesOf,
  reservationEditor,
  startedHours,
} from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { vatPercentOfAdded } from './added-lines.ts';
import { counterAnswer, conditionOf, repairOf } from './counter-answer.ts';
import { driverRoutes, type Desk } from './driver-routes.ts';
import { earlyTerms, mayKeep, priceFrom, withEarlyTerms, withFormerPickUp } from './early.ts';
import { isLongBefore, readHandOver, readMoment } from './moment.ts';
import { orderReferenceRoutes } from './order-reference-routes.ts';
import { checkNoted, notedIn, paymentRoutes } from './payment-routes.ts';
import { counterQueries, type Writer } from './repository.ts';
import { checkPlausible, returnTerms } from './return-terms.ts';
import { swapRoute } from './swap-route.ts';
import { rightsToUndo } from './undoing.ts';

/** Administrators hand vehicles over and take them back. */
export function counterRoutes(app: FastifyInstance, { db, config }: Services): void {
  const counter = counterQueries(db);
  const zone = config.timeZone;

  const answer: Desk['answer'] = (message, reservation, session) => ({
    ...done(message),
    ...(may(session, 'reservations.read') && {
      counter: counterAnswer(reservation, config, session),
    }),
  });

  /** Who writes, and only if the reservation is in a version that they have read; null is any. */
  const by = (session: Session, versions: Versions): Writer => ({
    actor: actorOf(session),
    check: (reservation) =>
      checkVersion(versions, reservation.version, counterAnswer(reservation, config, session)),
  });

  paymentRoutes(app, { counter, zone, by, answer });
  driverRoutes(app, { counter, by, answer });
  orderReferenceRoutes(app, { counter, by, answer });
  swapRoute(app, { edit: reservationEditor(db, config), counter, by, answer });

  route(app, getCounter, async ({ params, session }) =>
    counterAnswer(await counter.find(params.id), config, session),
  );

  route(app, previewHandOver, async ({ params, query, session }) => {
    const reservation = await counter.find(params.id);
    const at = readMoment(query.at, zone, new Date());
    const starts = isLongBefore(at, reservation.pickUpTime, config.earlyHours);
    const terms = await earlyTerms(db, reservation, { at, session, settings: config });
    return { starts, mayKeep: mayKeep(session, at, reservation, config), ...terms };
  });

  route(app, handOver, async ({ params, body, session, versions }) => {
    checkNoted(session, body.payments);
    // Others' reservations then lose the vehicle, and a block ends.
    if (body.leave === true)
      for (const right of ['reservations.write', 'blocks'] as const) checkMay(session, right);
    const now = new Date();
    const write = counter.handOver(params.id, by(session, versions), (before) => {
      const { moment, starts } = readHandOver(body, before.pickUpTime, now, config);
      checkPlausible(findingsOfHandOver(body.mileageKm, before.vehicle.mileageKm), body.confirmed);
      const { hours, totalPrice, lines } = priceFrom(moment, before, config);
      const keeps = starts && body.pricing === 'keep';
      if (keeps && !mayKeep(session, moment, before, config)) throw forbidden();
      return {
        at: moment.toISOString(),
        starts,
        hours,
        keeps: body.pricing === 'keep',
        leave: body.leave === true,
        expectedPrice: body.expectedPrice ?? null,
        current:
          starts && body.pricing !== 'keep'
            ? { totalPrice, lines }
            : { totalPrice: before.totalPrice, lines: linesOf(before, config) },
        mileageKm: body.mileageKm,
        fuelEighths: body.fuelEighths,
        licenceSeen: body.licenceSeen,
        note: body.note,
        reason: body.reason || null,
        administratorId: session.user.id,
        today: todayIn(zone),
        drivers: body.drivers ? JSON.stringify(body.drivers) : null,
        ...conditionOf(body),
        payments: notedIn(body.payments, zone),
      };
    });
    const reservation = await write.catch(async (error: unknown) => {
      const at = readMoment(body.at, zone, now);
      throw await withEarlyTerms(db, error, await counter.find(params.id), {
        at,
        session,
        settings: config,
      });
    });
    return answer('counter.handedOver', reservation, session);
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
      found: terms.found,
    };
  });

  route(app, takeBack, async ({ params, body, session, versions }) => {
    checkNoted(session, body.payments);
    if (body.block) checkMay(session, 'blocks');
    const reservation = await counter.takeBack(params.id, by(session, versions), (before) => {
      const terms = returnTerms(body, before, new Date(), config);
      checkPlausible(terms.found, body.confirmed);
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
        payments: notedIn(body.payments, zone),
        ...conditionOf(body),
        current: { totalPrice, lines },
      };
    });
    return answer('counter.takenBack', reservation, session);
  });

  route(app, endTransfer, async ({ params, body: { ended }, session, versions }) => {
    const about = by(session, versions);
    const reservation = await counter.endTransfer(params.id, about, () => ({ ended }));
    return answer(ended ? 'counter.transferEnded' : 'counter.transferSet', reservation, session);
  });

  route(app, recordNoShow, async ({ params, body, session, versions }) => {
    const reservation = await counter.recordNoShow(params.id, by(session, versions), (before) => ({
      hours: billedHours(before, zone),
      fee: body.fee ?? 0,
      vatPercent: vatPercentOfAdded('no_show', config),
      note: body.note,
      administratorId: session.user.id,
    }));
    return answer('counter.noShow', reservation, session);
  });

  route(app, cancelForCustomer, async ({ params, body, session, versions }) => {
    const reservation = await counter.cancel(params.id, by(session, versions), () => ({
      reason: body.reason || null,
      tells: body.tell !== false,
    }));
    return answer('counter.cancelled', reservation, session);
  });

  route(app, undoCounterStep, async ({ params, body: { step }, session, versions }) => {
    const reservation = await counter.undo(params.id, by(session, versions), (before) => {
      for (const right of rightsToUndo(before, session)) checkMay(session, right);
      const rental = step === 'hand-over' ? withFormerPickUp(before) : before;
      return { step, hours: startedHours(rental, zone) };
    });
    return { ...answer('counter.undone', reservation, session), stayed: reservation.stayed };
  });

  route(
    app,
    addLine,
    async ({ params, body: { kind, amount, percent, text }, session, versions }) => {
      const reservation = await counter.addLine(params.id, by(session, versions), (before) => {
        if (kind === 'discount') checkDiscount(session, config, percent, before.extras);
        return {
          hours: billedHours(before, zone),
          kind,
          amount: amount == null ? null : kind === 'discount' ? -amount : amount,
          percent: percent ?? null,
          vatPercent: vatPercentOfAdded(kind, config),
          text,
        };
      });
      return answer('counter.lineAdded', reservation, session);
    },
  );

  route(app, removeLine, async ({ params: { id, lineId }, session, versions }) => {
    const reservation = await counter.removeLine(id, by(session, versions), (before) => {
      const removed = counterAnswer(before, config, session).lines.find(({ id }) => id === lineId);
      // What was charged is waived.
      if (removed && removed.amount > 0) checkMay(session, 'prices');
      return { hours: billedHours(before, zone), lineId };
    });
    return answer('counter.lineRemoved', reservation, session);
  });
}
