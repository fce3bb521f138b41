import { useEffect } from 'react';
import { z } from 'zod';
import type { Counter } from '../../../../contract/counter/counter.ts';
import type { notedMethods, PaymentKind } from '../../../../contract/counter/payment-kinds.ts';
import {
  hasReceipt,
  paymentFields,
  receiptMissing,
} from '../../../../contract/counter/new-payment.ts';
import { addPayment } from '../../../../contract/counter/payments.ts';
import { ApiError, isClientError } from '../../../lib/api/api.ts';
import { attempt } from '../../../lib/api/attempts.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { price } from '../../../lib/texts/format.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';
import { changeShown } from '../counter/change-shown.ts';
import type { ShownStory } from '../counter/story.ts';

type PaymentMethod = (typeof notedMethods)[number];

interface Values {
  kind: PaymentKind;
  method: PaymentMethod;
  amount: string;
  note: string;
}
const schema = z.object(paymentFields).refine(hasReceipt, receiptMissing) as unknown as z.ZodType<
  Omit<Values, 'amount'> & { amount: number },
  Values
>;

/** An amount as it is typed; empty for none. */
function typed(amount: number): string {
  if (amount === 0) return '';
  const text = amount.toFixed(2);
  return currentLanguage() === 'de' ? text.replace('.', ',') : text;
}

const suggested = (counter: Counter, kind = nextKind(counter)) => ({
  kind,
  amount: typed(amountFor(kind, counter)),
});

/** Notes money; the form begins with what is to be noted next. */
export function usePayment(shown: ShownStory) {
  const { counter, stored } = shown.story;
  const { currency } = stored.data;
  const blank = { method: 'card' as PaymentMethod, note: '' };
  const submission = useSubmitForm<Values, z.output<typeof schema>>({
    schema,
    defaultValues: { ...blank, ...suggested(counter) },
    send: async (values) => {
      // Without an answer it may have been noted, and is sent again under the same id.
      const { key: id, answered } = attempt([addPayment.path, counter.reservationId, values]);
      const { kind, method, amount, note } = values;
      try {
        const request = {
          params: { id: counter.reservationId },
          body: { id, kind, method, amount, note },
        };
        await changeShown(addPayment, request, shown, (now) => {
          answered();
          const { entry, kinds, methods, added } = moneyTexts();
          toast('success', added(entry(kinds[kind], methods[method]), price(amount, currency)));
          form.reset({ ...blank, method, ...suggested(now) });
        });
      } catch (error) {
        if (error instanceof ApiError && isClientError(error)) answered();
        throw error;
      }
    },
  });
  const { form } = submission;
  const { reset, setValue, formState } = form;
  const { isDirty } = formState;
  const { kind, amount } = suggested(counter);
  useEffect(() => {
    if (!isDirty) reset({ ...form.getValues(), kind, amount });
  }, [form, reset, isDirty, kind, amount]);
  /** Suggests the amount of another kind. */
  const turn = (to: PaymentKind) => {
    setValue('amount', suggested(counter, to).amount);
    form.clearErrors();
  };
  return { ...submission, turn };
}

type Balance = Pick<Counter, 'status' | 'due' | 'paid' | 'deposit' | 'depositHeld'>;

/** What there is to note of each kind; 0 for nothing. */
export function amountFor(kind: PaymentKind, { due, deposit, depositHeld }: Balance): number {
  const amounts: Record<PaymentKind, number> = {
    payment: due,
    refund: -due,
    deposit_taken: toCent((deposit ?? 0) - depositHeld),
    deposit_returned: depositHeld,
    deposit_kept: Math.min(due, depositHeld),
  };
  return Math.max(0, amounts[kind]);
}

const toCent = (amount: number): number => Math.round(amount * 100) / 100;

/** What is to be noted next: what is open, then the deposit, which is taken before the rental and given back after it. */
export function nextKind(balance: Balance): PaymentKind {
  const deposit = balance.status === 'CREATED' ? 'deposit_taken' : 'deposit_returned';
  const next = (['payment', 'refund', deposit] as const).find(
    (kind) => amountFor(kind, balance) > 0,
  );
  return next ?? 'payment';
}
