import { moneyTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { ShownStory } from '../counter/story.ts';
import { PaymentRows } from '../payment-rows/PaymentRows.tsx';
import { useEffect } from 'react';
import { z } from 'zod';
import { addPayment } from '../../../../contract/counter/payments.ts';
import { ApiError, isClientError } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { price } from '../../../lib/texts/format.ts';
import { toast } from '../../ui/toast.ts';
import { changeShown } from '../counter/change-shown.ts';
import {
  nextRow,
  paymentRow,
  showExcess,
  toNote,
  type PaymentRowsForm,
} from '../payment-rows/payment-rows.ts';
import { may } from '../../../lib/session/may.ts';

/** Notes what was paid or given back, several in one step. */
export function PaymentForm(shown: ShownStory) {
  const texts = moneyTexts();
  const submission = usePayment(shown);
  const { counter, stored } = shown.story;
  return (
    <Form label={texts.form} submission={submission}>
      <PaymentRows form={submission.form} balance={counter} currency={stored.data.currency} />
      <p>
        <SubmitButton isQuiet>{texts.submit}</SubmitButton>
      </p>
    </Form>
  );
}

const schema = z.object({ payments: z.array(paymentRow) });

/** Notes money; the form begins with what is to be noted next. */
function usePayment(shown: ShownStory) {
  const { counter, stored } = shown.story;
  const { currency } = stored.data;
  const submission = useSubmitForm<PaymentRowsForm, z.output<typeof schema>>({
    schema,
    defaultValues: { payments: [nextRow(counter, undefined, may('refunds'))] },
    send: async ({ payments: rows }) => {
      if (showExcess(form, rows, counter)) return;
      const { payments, answered } = toNote(rows, [addPayment.path, counter.reservationId]);
      const [first, ...further] = payments;
      try {
        const request = {
          params: { id: counter.reservationId },
          body: { ...first!, further },
        };
        await changeShown(addPayment, request, shown, (now) => {
          answered();
          const { entry, kinds, methods, added } = moneyTexts();
          const noted = rows.map(
            ({ kind, method, amount }) =>
              `${entry(kinds[kind], methods[method])}, ${price(amount, currency)}`,
          );
          toast('success', added(noted.join('; ')));
          form.reset({ payments: [nextRow(now, rows.at(-1)!.method, may('refunds'))] });
        });
      } catch (error) {
        if (error instanceof ApiError && isClientError(error)) answered();
        throw error;
      }
    },
  });
  const { form } = submission;
  const { reset, formState } = form;
  const { isDirty } = formState;
  const { kind, amount } = nextRow(counter, undefined, may('refunds'));
  useEffect(() => {
    if (isDirty) return;
    const [row] = form.getValues().payments;
    reset({ payments: [{ ...row!, kind, amount }] });
  }, [form, reset, isDirty, kind, amount]);
  return submission;
}
