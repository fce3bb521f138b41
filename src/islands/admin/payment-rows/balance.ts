import type { Counter } from '../../../../contract/counter/counter.ts';
import type { PaymentKind } from '../../../../contract/counter/payment-kinds.ts';
import { key, type MessageKey } from '../../../../contract/texts/message-key.ts';

/** What is open of a reservation. */
export type Balance = Pick<
  Counter,
  'status' | 'due' | 'paid' | 'deposit' | 'depositHeld' | 'openInvoices'
>;

interface Noted {
  kind: PaymentKind;
  amount: number;
  /** What is kept of a deposit pays it; null for the only one. */
  invoiceId: number | null;
}

/** What there is to note of each kind; 0 for nothing. */
export function amountFor(kind: PaymentKind, balance: Balance, invoiceId?: number | null): number {
  const { due, deposit, depositHeld } = balance;
  const amounts: Record<PaymentKind, number> = {
    payment: due,
    refund: -due,
    deposit_taken: toCent((deposit ?? 0) - depositHeld),
    deposit_returned: depositHeld,
    deposit_kept: Math.min(keepable(balance, invoiceId), depositHeld),
  };
  return Math.max(0, amounts[kind]);
}

/** What is to be noted next: what is open, then the deposit, which is taken before the rental and given back after it. */
export function nextKind(balance: Balance): PaymentKind {
  const deposit = balance.status === 'CREATED' ? 'deposit_taken' : 'deposit_returned';
  const next = (['payment', 'refund', deposit] as const).find(
    (kind) => amountFor(kind, balance) > 0,
  );
  return next ?? 'payment';
}

/** What is open of a reservation at another price. */
export const withPrice = <Known extends Balance>(balance: Known, price: number): Known => ({
  ...balance,
  due: toCent(price - balance.paid),
});

/** What is open once this is noted, too. Payments fill the oldest invoice first. */
export function balanceAfter(balance: Balance, { kind, amount, invoiceId }: Noted): Balance {
  const paid = { payment: amount, deposit_kept: amount, refund: -amount }[kind as string] ?? 0;
  const held =
    { deposit_taken: amount, deposit_returned: -amount, deposit_kept: -amount }[kind as string] ??
    0;
  let rest = Math.max(0, paid);
  const fills = kind === 'deposit_kept' ? paidBy(balance, invoiceId) : balance.openInvoices;
  const openInvoices = balance.openInvoices?.map((invoice) => {
    const filled = fills?.includes(invoice) ? Math.min(rest, invoice.open) : 0;
    rest -= filled;
    return { ...invoice, open: toCent(invoice.open - filled) };
  });
  return {
    ...balance,
    due: toCent(balance.due - paid),
    paid: toCent(balance.paid + paid),
    depositHeld: toCent(balance.depositHeld + held),
    openInvoices: openInvoices?.filter(({ open }) => open > 0),
  };
}

/** Why the server would refuse this, with the field that is wrong; null if it would not. */
export function excessOf(
  { kind, amount, invoiceId }: Noted,
  balance: Balance,
): { field: 'amount' | 'invoiceId'; message: MessageKey } | null {
  const { paid, depositHeld } = balance;
  const above = (message: MessageKey) => ({ field: 'amount' as const, message });
  if (kind === 'refund' && amount > paid) return above(key('payments.abovePaid'));
  if (kind !== 'deposit_returned' && kind !== 'deposit_kept') return null;
  if (amount > depositHeld) return above(key('payments.aboveHeld'));
  if (kind === 'deposit_returned') return null;
  if (paidBy(balance, invoiceId).length > 1)
    return { field: 'invoiceId', message: key('payments.invoice') };
  return amount > keepable(balance, invoiceId) ? above(key('payments.aboveOpen')) : null;
}

/** The invoices that a kept deposit may pay: the named one, else all open ones. */
const paidBy = ({ openInvoices = [] }: Balance, invoiceId?: number | null) =>
  openInvoices.filter(({ id }) => invoiceId == null || id === invoiceId);

/** What may be kept of the deposit. */
function keepable(balance: Balance, invoiceId?: number | null): number {
  const [invoice, ...others] = paidBy(balance, invoiceId);
  return invoice && others.length === 0 ? Math.min(balance.due, invoice.open) : balance.due;
}

const toCent = (amount: number): number => Math.round(amount * 100) / 100;
