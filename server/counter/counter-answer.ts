import type { Counter, CounterLine } from '../../contract/counter/counter.ts';
import { stateOf, type ReservationState } from '../../contract/reservations/reservation-states.ts';
import { allDues } from '../../contract/vehicles/vehicle-dues.ts';
import { linesOf, type TaxSettings } from '../reservations/index.ts';
import { toWallTime, toInstant } from '../time/wall-times.ts';
import type { CounterReservation } from './counter-reservation.ts';
import type { Signature } from '../../contract/counter/signature.ts';
import { may, type Session } from '../http/authenticate.ts';
import type { WallTime } from '../../contract/values/times.ts';
import { invalidField } from '../http/errors.ts';
import { rightsToUndo } from './undoing.ts';

interface Condition {
  damages: { id: string; place: string; note: string }[];
  signature?: Signature | null | undefined;
}

/** What a step found and who signed for it, as the database's functions take it. */
export const conditionOf = ({ damages, signature }: Condition) => ({
  damages: JSON.stringify(damages.map(({ id, place, note }) => ({ id, place, note }))),
  signature: signature ? JSON.stringify(signature) : null,
});

/** Later ones the database does not take. */
const latest = new Date('9999-01-01');

interface Repair {
  until?: WallTime | null | undefined;
  note: string;
}

/** The block that a return begins with, as JSON; null for none. Throws a 400 if it would end before it begins. */
export function repairOf(block: Repair | null | undefined, zone: string): string | null {
  if (!block) return null;
  const until = block.until ? toInstant(block.until, zone, 'block') : null;
  if (until && until > latest) throw invalidField('block', 'invalid', 'blocks.until');
  if (until && until <= new Date()) throw invalidField('block', 'out_of_order', 'blocks.order');
  return JSON.stringify({ until, note: block.note });
}

/**
 * What the counter shows of a reservation, with wall-clock times of the company's place; to who does not work there without notes,
 * damages and signatures.
 */
export function counterAnswer(
  reservation: CounterReservation,
  settings: TaxSettings,
  session: Session,
  now = new Date(),
): Counter {
  const isFull = may(session, 'counter');
  const { timeZone: zone } = settings;
  const wall = (time: Date | null) => time && toWallTime(time, zone);
  const { vehicle } = reservation;
  const state = stateOf(reservation, now);
  return {
    reservationId: reservation.id,
    version: reservation.version,
    status: reservation.status,
    pickedUpAt: wall(reservation.pickedUpAt),
    returnedAt: wall(reservation.returnedAt),
    noShowAt: wall(reservation.noShowAt),
    nextStep: reservation.vehicleMissing ? null : nextStepOf(state),
    vehicleMissing: reservation.vehicleMissing,
    cancelledBecause: isFull ? reservation.cancelledBecause : null,
    mayUndo: rightsToUndo(reservation, session, now).every((right) => may(session, right)),
    letAgain: reservation.letAgain,
    isLate: state === 'late',
    isPastDue: allDues(vehicle, toWallTime(now, zone).slice(0, 10)).some(
      ({ isPast, blocks }) => isPast && blocks,
    ),
    transfer: transferAnswer(reservation, zone, now),
    vehicle,
    exchangeConsent: isFull ? reservation.exchangeConsent : null,
    handOver: stepAnswer(reservation.handOver, zone, isFull),
    return: stepAnswer(reservation.return, zone, isFull),
    lines: linesWithOrigins(reservation, settings),
    totalPrice: reservation.totalPrice,
    amountDue: reservation.amountDue,
    deposit: reservation.deposit,
    damages: (isFull ? reservation.damages : []).map(({ at, repairedAt, ...damage }) => ({
      ...damage,
      at: toWallTime(new Date(at), zone),
      repairedAt: repairedAt && toWallTime(new Date(repairedAt), zone),
    })),
    payments: paymentsAnswer(reservation, zone, now),
    paid: reservation.paid,
    due: reservation.due,
    depositHeld: reservation.depositHeld,
    openInvoices: reservation.openInvoices,
  };
}

function transferAnswer(
  { id, status, transfer, transferEndedAt, ...places }: CounterReservation,
  zone: string,
  now: Date,
): Counter['transfer'] {
  if (!transfer && !transferEndedAt) return null;
  const wall = (time: string | Date) => toWallTime(new Date(time), zone);
  const until = transfer?.until ?? transferEndedAt!;
  return {
    reservationId: id,
    from: wall(transfer?.from ?? until),
    until: wall(until),
    fromPlace: places.dropOffLocation,
    toPlace: places.pickUpLocation,
    endedAt: transferEndedAt && transferEndedAt <= now ? wall(transferEndedAt) : null,
    isRunning: status === 'DONE' && new Date(until) > now,
  };
}

function nextStepOf(state: ReservationState): Counter['nextStep'] {
  if (state === 'toPickUp' || state === 'missed') return 'hand-over';
  return state === 'out' || state === 'late' ? 'return' : null;
}

function stepAnswer(
  step: CounterReservation['handOver'],
  zone: string,
  isFull: boolean,
): Counter['handOver'] {
  if (!step) return null;
  const { formerPickUpTime: former, recorded: _, ...shown } = step;
  return {
    ...shown,
    ...(!isFull && { note: '', reason: null, signature: null }),
    at: toWallTime(new Date(step.at), zone),
    formerPickUpTime: former && toWallTime(new Date(former), zone),
  };
}

/** The lines of the rental come first, then the others in their order. */
function linesWithOrigins(reservation: CounterReservation, settings: TaxSettings): CounterLine[] {
  const lines = linesOf(reservation, settings);
  const ofRental = lines.length - reservation.origins.length;
  return lines.map((line, index) => ({
    ...line,
    ...(reservation.origins[index - ofRental] ?? { id: null, source: 'rental' }),
  }));
}

function paymentsAnswer(
  { payments }: CounterReservation,
  zone: string,
  now: Date,
): Counter['payments'] {
  const dayOf = (time: string | Date) => toWallTime(new Date(time), zone).slice(0, 10);
  return payments.map(({ recordedAt, at, ...payment }) => ({
    ...payment,
    at: toWallTime(new Date(at), zone),
    isRemovable: dayOf(recordedAt) === dayOf(now),
  }));
}
