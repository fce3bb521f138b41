import { sql } from 'drizzle-orm';
import type { Stayed } from '../../contract/vehicles/blocks.ts';
import type { CounterStep } from '../../contract/counter/counter-steps.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { actedBy, type Actor, actorId } from '../db/actor.ts';
import { callFunction, placeholdersOf } from '../db/call-function.ts';
import type { Executor } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { notFound } from '../http/errors.ts';
import { knownReservations, type CounterReservation } from './counter-reservation.ts';
import { refusalOf, type CurrentPrice, type Outcome } from './outcome.ts';

/** What a step found and who signed for it, as JSON; null without a signature. */
interface Condition {
  damages: string;
  signature: string | null;
}

/** Money, as JSON of a list. */
interface Noted {
  payments: string;
}

/** What each function of the database takes after the reservation that it locks. */
interface Writes {
  start_rental: {
    at: string;
    mileageKm: number;
    fuelEighths: number;
    /** Null where nobody asked for it. */
    licenceSeen: boolean | null;
    note: string;
    reason: string | null;
    administratorId: number;
    /** The day at the company's place. */
    today: string;
    /** As JSON; null stays as it was. */
    drivers: string | null;
    /** Whether the rental begins now instead of at its pick-up, and what it is to cost then. */
    starts: boolean;
    keeps: boolean;
    /** Whether what is in the way until the pick-up makes way. */
    leave: boolean;
    hours: number;
    expectedPrice: number | null;
  } & Condition &
    Noted;
  take_back_on_record: {
    at: string;
    mileageKm: number;
    fuelEighths: number;
    note: string;
    administratorId: number;
    hours: number;
    billedUntil: string | null;
    /** Of JSON. */
    lines: string;
    expectedPrice: number | null;
    /** A block as JSON, `{until, note}`; null for none. */
    repair: string | null;
  } & Condition &
    Noted;
  record_no_show: {
    hours: number;
    fee: number;
    /** Of the fee; null for the reservation's. */
    vatPercent: number | null;
    note: string;
    administratorId: number;
  };
  cancel_reservation: { reason: string | null; tells: boolean };
  /** As JSON. */
  set_drivers: { drivers: string };
  set_order_reference: { orderNumber: string | null; costCentre: string | null };
  undo_counter_step: { step: CounterStep; hours: number };
  /** Whether the vehicle is home. */
  end_transfer: { ended: boolean };
  /** Either an amount or percent. */
  add_line: {
    hours: number;
    kind: string;
    amount: number | null;
    percent: number | null;
    /** Null for the reservation's. */
    vatPercent: number | null;
    text: string;
  };
  remove_line: { hours: number; lineId: number };
  note_payments: { administratorId: number } & Noted;
  /** Those that were noted since then can be removed. */
  remove_payment: { paymentId: string; since: string };
}

/** Who writes. `check` throws what is told if what was read is not what they know. */
export interface Writer {
  actor: Actor;
  check: (reservation: CounterReservation) => void;
}

/** Values for a function, with what to tell if its price is not the expected one. */
type StepValues<Values> = Values & { current?: CurrentPrice };

/**
 * Reads reservations for the counter and writes its steps. A write is computed of what was read, and repeated with what is
 * there then if that has changed meanwhile. It answers the reservation as it is then; throws what the caller is told if
 * nothing was written.
 */
export function counterQueries(db: Pick<Executor, 'read' | 'write'>) {
  const find = knownReservations(db);

  async function findOrThrow(id: number): Promise<CounterReservation> {
    const reservation = await find(id);
    if (!reservation) throw notFound('reservation_not_found', 'reservations.notFound');
    return reservation;
  }

  /** What `stayed` selects is of undoing only. */
  function writer<Name extends keyof Writes>(name: Name, stayed = sql<Stayed>`'[]'::json`) {
    const customerId = actedBy(sql.placeholder('actor'), sql.placeholder('customerId'));
    const statement = db.write
      .select({ outcome: sql<Outcome>`outcome`, stayed })
      .from(callFunction(name, { ...placeholdersOf(name), customerId }))
      .prepare(`counter_${name}`);

    type Ask = (reservation: CounterReservation) => StepValues<Writes[Name]>;

    async function attempt(id: number, { actor, check }: Writer, ask: Ask) {
      const reservation = await findOrThrow(id);
      check(reservation);
      const { current, ...values } = ask(reservation);
      const { userId, version, vehicle } = reservation;
      const [row] = await statement.execute({
        ...values,
        actor: actorId(actor),
        customerId: userId,
        reservationId: id,
        version,
        vehicleId: vehicle.id,
      });
      return { ...row!, current };
    }

    return async (id: number, by: Writer, ask: Ask) => {
      for (;;) {
        const { outcome, current, stayed } = await retryOnce(
          () => attempt(id, by, ask),
          'deadlock',
        ).catch((error: unknown) => {
          if (hasSqlState(error, 'overlap')) throw refusalOf('taken');
          throw error;
        });
        if (outcome === 'written') return { ...(await findOrThrow(id)), stayed };
        if (outcome !== 'changed') throw refusalOf(outcome, current);
      }
    };
  }

  return {
    find: findOrThrow,
    handOver: writer('start_rental'),
    takeBack: writer('take_back_on_record'),
    recordNoShow: writer('record_no_show'),
    cancel: writer('cancel_reservation'),
    setDrivers: writer('set_drivers'),
    setOrderReference: writer('set_order_reference'),
    undo: writer('undo_counter_step', sql`stayed`),
    endTransfer: writer('end_transfer'),
    addLine: writer('add_line'),
    removeLine: writer('remove_line'),
    notePayments: writer('note_payments'),
    removePayment: writer('remove_payment'),
  };
}
