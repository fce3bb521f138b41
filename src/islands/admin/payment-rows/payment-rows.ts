import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import {
  hasReceipt,
  paymentFields,
  receiptMissing,
  type NewPayment,
} from '../../../../contract/counter/new-payment.ts';
import type { notedMethods, PaymentKind } from '../../../../contract/counter/payment-kinds.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { moneyField, readNumber } from '../../../../contract/values/numbers.ts';
import { attempt } from '../../../lib/api/attempts.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { messageOf } from '../../../lib/texts/texts.ts';
import { amountFor, balanceAfter, excessOf, nextKind, type Balance } from './balance.ts';

/** Money as it is typed into a form: all texts, so that a draft holds it. */
export interface TypedPayment {
  kind: PaymentKind;
  method: (typeof notedMethods)[number];
  amount: string;
  note: string;
  /** What is kept of a deposit pays this invoice; empty for the only one. */
  invoiceId: string;
}

/** A form with rows of money. */
export interface PaymentRowsForm {
  payments: TypedPayment[];
}

export type RowsForm = UseFormReturn<PaymentRowsForm, unknown, { payments: PaymentRow[] }>;

export const amountField = moneyField(0.01, limits.adjustment);
const readId = (id: string, kind: PaymentKind) =>
  id === '' || kind !== 'deposit_kept' ? null : Number(id);

type PaymentRow = Pick<NewPayment, 'kind' | 'method' | 'amount' | 'note'> & {
  invoiceId: number | null;
};

export const paymentRow = z
  .object({ ...paymentFields, invoiceId: z.string() })
  .refine(hasReceipt, receiptMissing)
  .transform((row) => ({
    ...row,
    invoiceId: readId(row.invoiceId, row.kind),
  })) as unknown as z.ZodType<PaymentRow, TypedPayment>;

/** An amount as it is typed; empty for none. */
export function typedAmount(amount: number): string {
  if (amount === 0) return '';
  const text = amount.toFixed(2);
  return currentLanguage() === 'de' ? text.replace('.', ',') : text;
}

/** What is open once these rows are noted. */
export const balanceWith = (balance: Balance, rows: readonly TypedPayment[]): Balance =>
  rows.reduce(
    (before, { kind, amount, invoiceId }) =>
      balanceAfter(before, {
        kind,
        amount: readNumber(amount, amountField) ?? 0,
        invoiceId: readId(invoiceId, kind),
      }),
    balance,
  );

/** A row that proposes what is to be noted next. */
export function nextRow(
  balance: Balance,
  method: TypedPayment['method'] = 'card',
  mayRefund = true,
): TypedPayment {
  const kind = nextKind(mayRefund ? balance : { ...balance, due: Math.max(0, balance.due) });
  return {
    kind,
    method,
    amount: typedAmount(amountFor(kind, balance)),
    note: '',
    invoiceId: '',
  };
}

/** Shows beside its field what is more than there is; returns whether there was such a row. */
export function showExcess<Form extends PaymentRowsForm, Output>(
  { setError, setFocus }: UseFormReturn<Form, unknown, Output>,
  rows: readonly PaymentRow[],
  balance: Balance,
): boolean {
  let now = balance;
  for (const [index, row] of rows.entries()) {
    const excess = excessOf(row, now);
    if (excess) {
      const name = `payments.${index}.${excess.field}` as Parameters<typeof setFocus>[0];
      setError(name, { type: 'custom', message: messageOf(excess.message) });
      setFocus(name);
      return true;
    }
    now = balanceAfter(now, row);
  }
  return false;
}

/** Rows as the calls take them. Without an answer they may have been noted, and are sent again under the same ids. */
export function toNote(rows: readonly PaymentRow[], what: readonly unknown[]) {
  const attempts = rows.map((row, index) => attempt([...what, index, row]));
  return {
    payments: rows.map((row, index) => ({ ...row, id: attempts[index]!.key })),
    answered: () => attempts.forEach(({ answered }) => answered()),
  };
}
