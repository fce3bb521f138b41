import { and, eq, sql } from 'drizzle-orm';
import type { Counter } from '../../contract/counter/counter.ts';
import type { DamagePhoto } from '../../contract/counter/damage.ts';
import type { ConditionStep, DamagePlace } from '../../contract/counter/damage-places.ts';
import type { PaymentKind, PaymentMethod } from '../../contract/counter/payment-kinds.ts';
import type { CounterStep, extraSources } from '../../contract/counter/counter-steps.ts';
import { photosOfDamage } from '../condition/index.ts';
import type { Executor } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import {
  counterSteps,
  damages,
  invoiceBalances,
  invoices,
  isShown,
  occupancies,
  payments,
  reservationLines,
  reservations,
  signatures,
  users,
  vehicles,
} from '../db/schema/index.ts';
import {
  agreedColumns,
  amountDue,
  depositHeld,
  due,
  paid,
  pricedColumns,
} from '../reservations/index.ts';

interface StepRow {
  /** An ISO instant. */
  at: string;
  mileageKm: number | null;
  fuelEighths: number | null;
  licenceSeen: boolean | null;
  note: string;
  reason: string | null;
  by: string | null;
  signature: { name: string; strokes: string | null } | null;
  blockId: number | null;
  /** For undoing: who recorded it, when, and whether other reservations lost the vehicle to it, or to its block. */
  recorded: { byUserId: number | null; at: string; madeWay: boolean };
  /** Of a hand-over with which the rental began earlier: when it was to. */
  formerPickUpTime: string | null;
}

/** Of each of the `extras`, in their order. */
interface Origin {
  id: number;
  source: (typeof extraSources)[number];
}

const steps = sql<Partial<Record<CounterStep, StepRow>>>`(
  select coalesce(json_object_agg(step.kind, json_build_object('at', step.at, 'mileageKm', step.mileage_km,
    'fuelEighths', step.fuel_eighths, 'licenceSeen', step.licence_seen, 'note', step.note, 'reason', step.reason,
    'by', nullif(concat_ws(' ', nullif(writer.first_name, ''), nullif(writer.last_name, '')), ''),
    'signature', case when signed.name is not null then json_build_object('name', signed.name, 'strokes', signed.strokes) end,
    'blockId', step.block_id,
    'recorded', json_build_object('byUserId', step.by_user_id, 'at', step.created_at, 'madeWay', step.moved is not null),
    'formerPickUpTime', step.former_pick_up_at)), '{}')
  from ${counterSteps} as step left join ${users} as writer on writer.id = step.by_user_id
    left join ${signatures} as signed on signed.reservation_id = step.reservation_id and signed.step = step.kind
  where step.reservation_id = ${reservations}.id)`;

interface PaymentRow {
  id: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amount: number;
  /** ISO instants. */
  at: string;
  recordedAt: string;
  note: string;
  invoice: string | null;
  by: string | null;
}

const noted = sql<PaymentRow[]>`(
  select coalesce(json_agg(json_build_object('id', payment.id, 'kind', payment.kind, 'method', payment.method,
    'amount', payment.amount, 'at', payment.at, 'recordedAt', payment.created_at, 'note', payment.note,
    'invoice', (select number from ${invoices} as named where named.id = payment.invoice_id),
    'by', nullif(concat_ws(' ', nullif(writer.first_name, ''), nullif(writer.last_name, '')), ''))
    order by payment.at, payment.created_at, payment.id), '[]')
  from ${payments} as payment left join ${users} as writer on writer.id = payment.recorded_by
  where payment.reservation_id = ${reservations}.id)`;

const openInvoices = sql<NonNullable<Counter['openInvoices']>>`(
  select coalesce(json_agg(json_build_object('id', issued.id, 'number', issued.number, 'open', balance.open) order by issued.id), '[]')
  from ${invoices} as issued join ${invoiceBalances} as balance on balance.invoice_id = issued.id
  where issued.reservation_id = ${reservations}.id and balance.open > 0)`;

interface DamageRow {
  id: string;
  place: DamagePlace;
  note: string;
  /** ISO instants. */
  at: string;
  repairedAt: string | null;
  by: string | null;
  step: ConditionStep | null;
  photos: DamagePhoto[];
}

/** Those that the vehicle has, and all that this reservation's steps found. */
const damageRows = sql<DamageRow[]>`(
  select coalesce(json_agg(json_build_object('id', damage.id, 'place', damage.place, 'note', damage.note,
    'at', damage.reported_at, 'repairedAt', damage.repaired_at,
    'by', nullif(concat_ws(' ', nullif(writer.first_name, ''), nullif(writer.last_name, '')), ''),
    'step', case when damage.reservation_id = ${reservations}.id then damage.step end,
    'photos', ${photosOfDamage(sql`damage`)})
    order by damage.reported_at, damage.created_at, damage.id), '[]')
  from ${damages} as damage left join ${users} as writer on writer.id = damage.reported_by
  where damage.vehicle_id = ${reservations}.vehicle_id
    and (damage.repaired_at is null or damage.reservation_id = ${reservations}.id))`;

const origins = sql<Origin[]>`(
  select coalesce(json_agg(json_build_object('id', line.id, 'source', coalesce(line.source, 'hand')) order by line.id), '[]')
  from ${reservationLines} as line where line.reservation_id = ${reservations}.id)`;

/** As ISO instants; null for other rentals and before there was time for it. */
const transfer = sql<{ from: string; until: string } | null>`(
  select json_build_object('from', lower(taken.during), 'until', upper(taken.during))
  from ${occupancies} as taken where taken.reservation_id = ${reservations}.id and taken.kind = 'transfer')`;

const letAgain = sql<number[]>`(
  select coalesce(json_agg(taken.reservation_id order by taken.during), '[]')
  from ${occupancies} as taken
  where ${reservations.status} = 'CANCELLED' and taken.vehicle_id = ${reservations.vehicleId} and taken.kind = 'reservation'
    and taken.reservation_id <> ${reservations.id}
    and taken.during && tstzrange(${reservations.pickUpTime}, ${reservations.dropOffTime}))`;

const columns = {
  ...pick(reservations, 'id', 'userId', 'version', 'status'),
  ...pick(reservations, 'drivers', 'exchangeConsent', 'pickUpTime', 'dropOffTime'),
  ...pick(reservations, 'pickedUpAt', 'noShowAt', 'vehicleMissing', 'cancelledBecause'),
  letAgain,
  ...pick(reservations, 'pickUpLocation', 'dropOffLocation', 'transferEndedAt'),
  transfer,
  totalPrice: reservations.totalPrice,
  amountDue,
  paid,
  due,
  depositHeld,
  ...pricedColumns,
  ...agreedColumns,
  origins,
  steps,
  payments: noted,
  openInvoices,
  damages: damageRows,
  vehicle: pick(vehicles, 'id', 'model', 'licencePlate', 'mileageKm', 'category', 'dues'),
};

/** Finds all that the counter knows of a reservation; null without such a one. */
export function knownReservations({ read }: Pick<Executor, 'read'>) {
  const statement = read
    .select(columns)
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(and(isShown, eq(reservations.id, sql.placeholder('id'))))
    .prepare('counter_find');
  return async (id: number) => {
    const [row] = await statement.execute({ id });
    if (!row) return null;
    const { steps: recorded, ...others } = row;
    return {
      ...others,
      handOver: recorded['hand-over'] ?? null,
      return: recorded.return ?? null,
      noShow: recorded['no-show'] ?? null,
    };
  };
}

export type CounterReservation = NonNullable<
  Awaited<ReturnType<ReturnType<typeof knownReservations>>>
>;
