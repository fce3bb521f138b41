import { useState } from 'react';
import { handOver } from '../../../../contract/counter.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { sentenceTime } from '../../../lib/format.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import { open } from '../shell/history.ts';
import { addressOf } from '../shell/router.ts';
import { foundBy } from './found.ts';
import { customerName, signerName } from './customer-name.ts';
import { licenceAnswer } from './licence.ts';
import { isStale, shownVersion } from './meanwhile.ts';
import { besideStep, emptyStep, readingsOf, stepForm } from './step-form.ts';
import type { Story } from './story.ts';
import { useKeptTyped, useTyped } from './use-typed.ts';

/** Records that the customer has got the vehicle. */
export function useHandOver({ stored, counter, customer }: Story, refresh: () => Promise<void>) {
  const { reservationId } = counter;
  const [isPastDue, setPastDue] = useState(counter.isPastDue);
  const typed = useTyped(`${reservationId}:hand-over`, emptyStep);
  const submission = useSubmitForm({
    schema: () => stepForm({ leastKm: null, needsReason: isPastDue }),
    defaultValues: typed.initial,
    // An error under the field that is left would move what is being pressed.
    mode: 'onSubmit',
    send: async (form) => {
      const { licenceSeen, note, reason } = form;
      try {
        await call(
          handOver,
          {
            params: { id: reservationId },
            body: {
              ...{ ...readingsOf(form), licenceSeen: licenceAnswer(licenceSeen, customer) },
              ...{ note, reason },
              ...foundBy(form, signerName(customer)),
            },
          },
          { version: await shownVersion(counter) },
        );
      } catch (error) {
        if (isStale(error)) return refresh();
        if (error instanceof ApiError && error.details.code === 'vehicle_past_due')
          setPastDue(true);
        throw beside(error);
      }
      typed.clear();
      const dueBack = sentenceTime(stored.data.dropOffTime);
      toast('success', counterTexts().done.handOver(customerName(customer), dueBack));
      open(addressOf.reservation(reservationId), true);
    },
  });
  useKeptTyped(submission.form, typed.keep);
  return { ...submission, isPastDue };
}

/** The error with its messages beside the form's fields. */
export function beside(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message, details, fields } = error;
  return new ApiError(status, message, { ...details, errors: besideStep(fields) });
}
