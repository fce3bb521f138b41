import type { ReservationLine } from '../../contract/reservations/lines.ts';
import { conflict, forbidden, invalidField, notFound, type AppError } from '../http/errors.ts';

/** How a write at the counter ended. */
export type Outcome =
  | 'written'
  | 'changed'
  | 'closed'
  | 'handed over'
  | 'vehicle missing'
  | 'not handed over'
  | 'out'
  | 'past due'
  | 'in the way'
  | 'blocked'
  | 'before pick-up'
  | 'price changed'
  | 'other step'
  | 'no transfer'
  | 'taken'
  | 'erased user'
  | 'below zero'
  | 'no line'
  | 'above paid'
  | 'above held'
  | 'above open'
  | 'several open'
  | 'no open invoice'
  | 'needed'
  | 'final'
  | 'no payment'
  | 'id reused'
  | 'damage reused';

/** The price that somebody would have to expect now. */
export interface CurrentPrice {
  totalPrice: number;
  lines: ReservationLine[];
}

type Refusal = (current: CurrentPrice | undefined) => AppError;

const refusals: Record<Exclude<Outcome, 'written' | 'changed'>, Refusal> = {
  closed: () => conflict('reservation_closed', 'reservations.closed'),
  'handed over': () => conflict('handed_over', 'counter.isHandedOver'),
  'vehicle missing': () => conflict('vehicle_missing', 'counter.vehicleMissing'),
  'not handed over': () => conflict('not_handed_over', 'counter.notHandedOver'),
  out: () => conflict('vehicle_out', 'counter.isOut'),
  'past due': () => conflict('vehicle_past_due', 'counter.isPastDue'),
  'in the way': () => conflict('conflicts', 'counter.inTheWay'),
  blocked: () => conflict('conflicts', 'counter.blockInTheWay'),
  'before pick-up': () => conflict('before_pick_up', 'counter.beforePickUp'),
  'price changed': (body) => conflict('price_changed', 'reservations.priceChanged', { body }),
  'other step': () => conflict('changed_meanwhile', 'counter.otherStep'),
  'no transfer': () => conflict('no_transfer', 'counter.noTransfer'),
  taken: () => conflict('vehicle_taken', 'reservations.taken'),
  'erased user': () => forbidden('user_erased', 'reservations.customerErased'),
  'below zero': () => invalidField('amount', 'too_small', 'adjustments.belowZero'),
  'no line': () => notFound('line_not_found', 'counter.noLine'),
  'above paid': () => invalidField('amount', 'above_paid', 'payments.abovePaid'),
  'above held': () => invalidField('amount', 'above_held', 'payments.aboveHeld'),
  'above open': () => invalidField('amount', 'above_open', 'payments.aboveOpen'),
  'several open': () => invalidField('invoiceId', 'required', 'payments.invoice'),
  'no open invoice': () => invalidField('invoiceId', 'unknown_choice', 'payments.invoice'),
  needed: () => conflict('payment_needed', 'payments.needed'),
  final: () => conflict('payment_final', 'payments.final'),
  'no payment': () => notFound('payment_not_found', 'payments.notFound'),
  'id reused': () => conflict('payment_id_reused', 'payments.idReused'),
  'damage reused': () => conflict('damage_id_reused', 'condition.damageReused'),
};

/** The error that answers what was not written. */
export const refusalOf = (outcome: keyof typeof refusals, current?: CurrentPrice): AppError =>
  refusals[outcome](current);
