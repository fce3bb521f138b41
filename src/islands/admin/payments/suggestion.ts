import type { Counter } from '../../../../contract/counter.ts';
import type { PaymentKind } from '../../../../contract/payment-kinds.ts';

type Known = Pick<Counter, 'status' | 'due' | 'paid' | 'deposit' | 'depositHeld'>;

/** What there is to note of each kind; 0 for nothing. */
export function amountFor(kind: PaymentKind, { due, deposit, depositHeld }: Known): number {
  const amounts: Record<PaymentKind, number> = {
    payment: due,
    refund: -due,
    deposit_taken: toCent((deposit ?? 0) - depositHeld),
    deposit_returned: depositHeld,
  };
  return Math.max(0, amounts[kind]);
}

const toCent = (amount: number): number => Math.round(amount * 100) / 100;

/** What is to be noted next: what is open, then the deposit, which is taken before the rental and given back after it. */
export function nextKind(known: Known): PaymentKind {
  const deposit = known.status === 'CREATED' ? 'deposit_taken' : 'deposit_returned';
  const next = (['payment', 'refund', deposit] as const).find((kind) => amountFor(kind, known) > 0);
  return next ?? 'payment';
}
