import { useState, useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { takeBack, type Counter, previewReturn } from '../../../../contract/counter/counter.ts';
import { besideFields, call, type Request } from '../../../lib/api/api.ts';
import { changedPrice } from '../../../lib/rental/rental-failure.ts';
import { price } from '../../../lib/texts/format.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';
import { open } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { amountsOf } from '../condition/new-damage.ts';
import { withPrice } from '../payment-rows/balance.ts';
import { showExcess } from '../payment-rows/payment-rows.ts';
import { signerName } from './customer-name.ts';
import { isStale, shownVersion } from './meanwhile.ts';
import {
  besideStep,
  blockOf,
  emptyStep,
  foundBy,
  paymentsOf,
  readingsOf,
  stepForm,
} from './step-form.ts';
import type { Story } from './story.ts';
import { unusualText } from './unusual.ts';
import { useTypedForm } from './use-typed-form.ts';
import type { Answer } from '../../../../contract/wire/endpoint.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { useAnswer, type AnswerState } from '../../../lib/api/use-answer.ts';

export type Preview = Answer<typeof previewReturn>;
export type PreviewState = AnswerState<Preview>;
type Readings = Request<typeof previewReturn>['query'];

/** Milliseconds. */
const pauseInTyping = 300;

/** What the return would cost with these readings. */
function usePreview(id: number, readings: Readings | null) {
  const ask = useCallback(
    (query: Readings) => call(previewReturn, { params: { id }, query }),
    [id],
  );
  return useAnswer(readings, ask, pauseInTyping);
}

/** That a vehicle is back, and what is open. */
function doneText(
  { vehicle, due, depositHeld }: Counter,
  currency: string | null | undefined,
): string {
  const { done } = counterTexts();
  const rest = [
    due > 0 && done.open(price(due, currency)),
    due < 0 && done.tooMuch(price(-due, currency)),
    depositHeld > 0 && done.held(price(depositHeld, currency)),
  ].filter((part) => part !== false);
  return [done.takeBack(vehicleName(vehicle)), ...(rest.length > 0 ? rest : [done.nothing])].join(
    ' ',
  );
}

/** Records that the vehicle is back, once its price was shown. */
export function useTakeBack({ stored, counter, customer }: Story, refresh: () => Promise<void>) {
  const { reservationId, vehicle } = counter;
  const { currency } = stored.data;
  // Why the return was not recorded at once: for these readings.
  const [pause, setPause] = useState<{ fingerprint: string; reason: string | null } | null>(null);
  // The readings that were asked about: sent again they are meant.
  const [confirmed, setConfirmed] = useState('');
  const schema = stepForm({
    leastKm: counter.handOver?.mileageKm ?? null,
    needsReason: false,
  });
  const submission = useTypedForm(`${reservationId}:return`, {
    schema,
    defaultValues: emptyStep,
    // An error under the field that is left would move what is being pressed.
    mode: 'onSubmit',
    send: async (form) => {
      const { preview: texts } = counterTexts();
      const { answer, isAsking } = preview;
      if (isAsking || !answer) {
        // The new price, once it is known.
        setPause({ fingerprint, reason: null });
        return ask();
      }
      const balance = withPrice({ ...counter, status: 'DONE' }, answer.totalPrice);
      if (showExcess(submission.form, form.payments, balance)) return;
      const isConfirmed = confirmed === fingerprint;
      if (answer.found?.length && !isConfirmed) {
        setConfirmed(fingerprint);
        const label = counterTexts().steps.return;
        setPause({ fingerprint, reason: unusualText(answer.found, label, currency) });
        return;
      }
      const body = {
        ...readingsOf(form),
        note: form.note,
        expectedPrice: answer.totalPrice,
        confirmed: isConfirmed,
        ...foundBy(form, signerName(customer)),
        ...blockOf(form),
        ...paymentsOf(form),
      };
      let now: Counter;
      try {
        const version = shownVersion(counter);
        const request = { params: { id: reservationId }, body };
        now = (await call(takeBack, request, { version })).counter!;
      } catch (error) {
        if (isStale(error)) {
          await refresh();
          return ask();
        }
        const changed = changedPrice(error);
        if (!changed) throw besideFields(error, besideStep);
        const [was, is] = [answer.totalPrice, changed.totalPrice];
        setPause({
          fingerprint,
          reason: texts.priceChanged(price(was, currency), price(is, currency)),
        });
        return ask();
      }
      submission.forgetTyped();
      if (body.block && now.return?.blockId == null) {
        // Its dialog says why.
        return open(addressOf.repair(vehicle, reservationId), true);
      }
      toast('success', doneText(now, currency));
      open(addressOf.reservation(reservationId), true);
    },
  });
  const { form } = submission;
  const values = { ...submission.initial, ...useWatch({ control: form.control }) };
  // What else is not complete yet costs nothing.
  const valid = schema.safeParse({ ...values, damages: [], payments: [], block: '' });
  const damageAmounts = amountsOf(values.damages.map((each) => each ?? {}));
  const readings = valid.success ? { ...readingsOf(valid.data), damageAmounts } : null;
  const { state: preview, again: ask } = usePreview(reservationId, readings);
  const fingerprint = JSON.stringify(readings);
  const isShown = pause?.fingerprint === fingerprint && !preview.isAsking && !preview.failure;
  const total = preview.answer?.totalPrice ?? counter.amountDue;
  const balance = withPrice({ ...counter, status: 'DONE' }, total);
  const look = () => counterTexts().preview.look(price(total, currency));
  return {
    ...submission,
    values,
    balance,
    preview,
    ask,
    pause: isShown ? (pause.reason ?? look()) : null,
  };
}
