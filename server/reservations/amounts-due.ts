import { sql } from 'drizzle-orm';
import type { PaymentKind } from '../../contract/counter/payment-kinds.ts';
import { callFunction } from '../db/call-function.ts';
import { reservationLines, reservations } from '../db/schema/index.ts';

// Drizzle leaves out the names of tables without a join.

/** What is to be paid of a reservation: if it is cancelled, its fees only. */
export const amountDue = sql<number>`case when ${reservations}.status = 'CANCELLED'
  then (select coalesce(sum(amount), 0) from ${reservationLines} as line
    where line.reservation_id = ${reservations}.id and line.kind = 'fee')
  else ${reservations}.total_price end`.mapWith(Number);

const noted = (kindIn: PaymentKind, kindOut: PaymentKind) =>
  callFunction('noted_balance', {
    reservationId: sql`${reservations}.id`,
    kindIn,
    kindOut,
  }).mapWith(Number);

/** Payments without what was given back of them. */
export const paid = noted('payment', 'refund');

/** What of `amountDue` is still to be paid; below zero if too much was paid. */
export const due = sql<number>`${amountDue} - ${paid}`.mapWith(Number);

/** Of the deposit, what was taken and not given back. */
export const depositHeld = noted('deposit_taken', 'deposit_returned');
