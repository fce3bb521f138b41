import { useEffect } from 'react';
import { z } from 'zod';
import type { Counter } from '../../../../contract/counter.ts';
import type { PaymentKind, PaymentMethod } from '../../../../contract/payment-kinds.ts';
import { addPayment, paymentFields } from '../../../../contract/payments.ts';
import { ApiError, isClientError } from '../../../lib/api.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { price } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { moneyTexts } from '../../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import { changeShown } from '../counter/change-shown.ts';
import type { Story } from '../counter/story.ts';
import { paymentId } from './payment-id.ts';
import { amountFor, nextKind } from './suggestion.ts';

interface Values {
  kind: PaymentKind;
  method: PaymentMethod;
  amount: string;
  note: string;
}
const schema = z.object(paymentFields) as unknown as z.ZodType<
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
export function usePayment(
  { counter, stored }: Story,
  onChanged: (counter: Counter) => Promise<void>,
) {
  const { currency } = stored.data;
  const blank = { method: 'cash' as PaymentMethod, note: '' };
  const submission = useSubmitForm<Values, z.output<typeof schema>>({
    schema,
    defaultValues: { ...blank, ...suggested(counter) },
    send: async (values) => {
      const body = { ...values, reservation: counter.reservationId };
      const { id, answered } = paymentId(body);
      const { kind, method, amount, note } = values;
      try {
        const request = {
          params: { id: counter.reservationId },
          body: { id, kind, method, amount, note },
        };
        const now = await changeShown(addPayment, request, { counter, onChanged });
        answered();
        const { entry, kinds, methods, added } = moneyTexts();
        toast('success', added(entry(kinds[kind], methods[method]), price(amount, currency)));
        form.reset({ ...blank, method, ...suggested(now) });
        await onChanged(now);
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
