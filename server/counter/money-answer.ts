import type { Counter } from '../../contract/counter.ts';
import { sumOf } from '../../contract/lines.ts';
import type { PaymentKind } from '../../contract/payment-kinds.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { Known } from './known.ts';

/** What was noted of a reservation's money, and what is left to be paid or given back. */
export function moneyAnswer(
  { payments, amountDue }: Pick<Known, 'payments' | 'amountDue'>,
  zone: string,
  now: Date,
): Pick<Counter, 'payments' | 'paid' | 'due' | 'depositHeld'> {
  const dayOf = (time: string | Date) => toWallTime(new Date(time), zone).slice(0, 10);
  const balance = (came: PaymentKind, went: PaymentKind) =>
    sumOf(
      payments
        .filter(({ kind }) => kind === came || kind === went)
        .map(({ kind, amount }) => ({ amount: kind === came ? amount : -amount })),
    );
  const paid = balance('payment', 'refund');
  return {
    payments: payments.map(({ recordedAt, at, ...payment }) => ({
      ...payment,
      at: toWallTime(new Date(at), zone),
      isRemovable: dayOf(recordedAt) === dayOf(now),
    })),
    paid,
    due: sumOf([{ amount: amountDue }, { amount: -paid }]),
    depositHeld: balance('deposit_taken', 'deposit_returned'),
  };
}
