import { useState } from 'react';
import { handOver } from '../../../../contract/counter/counter.ts';
import { ApiError, besideFields, call } from '../../../lib/api/api.ts';
import { sentenceTime, date } from '../../../lib/texts/format.ts';
import { counterTexts, customerTexts } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';
import { open } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { dropPhotos } from '../condition/photos/photo-queue.ts';
import { withPrice } from '../payment-rows/balance.ts';
import { showExcess } from '../payment-rows/payment-rows.ts';
import { customerName, signerName } from './customer-name.ts';
import { isStale, shownVersion } from './meanwhile.ts';
import { besideStep, emptyStep, foundBy, paymentsOf, readingsOf, stepForm } from './step-form.ts';
import type { Story } from './story.ts';
import { foundBy409, unusualText } from './unusual.ts';
import { useEarly } from './use-early.ts';
import { useTypedForm } from './use-typed-form.ts';
import { isLicenceDue, licenceSeenUntil } from '../../../../contract/users/licence-due.ts';
import type { Customer } from '../../../../contract/users/users.ts';
import { today as currentDay, wallTime } from '../../../lib/api/clock.ts';
import { driversToSend, typedDrivers } from '../../../lib/rental/drivers.ts';

/** Records that the customer has got the vehicle. */
export function useHandOver({ stored, counter, customer }: Story, refresh: () => Promise<void>) {
  const { reservationId } = counter;
  /** The vehicle that was refused because it is past due since the form was opened. */
  const [refused, setRefused] = useState<number | null>(null);
  const isPastDue = counter.isPastDue || refused === counter.vehicle.id;
  // The mileage that was asked about: sent again it is meant.
  const [askedKm, setAskedKm] = useState<number | null>(null);
  const early = useEarly({ stored, counter, customer });
  const balance = withPrice(counter, early.price ?? counter.amountDue);
  const submission = useTypedForm(`${reservationId}:hand-over`, {
    schema: () => stepForm({ leastKm: null, needsReason: isPastDue }),
    defaultValues: { ...emptyStep, drivers: typedDrivers(stored.data.drivers) },
    // An error under the field that is left would move what is being pressed.
    mode: 'onSubmit',
    send: async (form) => {
      if (showExcess(submission.form, form.payments, balance)) return;
      const { licenceSeen, note, reason } = form;
      try {
        await call(
          handOver,
          {
            params: { id: reservationId },
            body: {
              ...readingsOf(form),
              licenceSeen: licenceAnswer(licenceSeen, customer),
              note,
              reason,
              drivers: driversToSend(form.drivers, form.atDate || currentDay()),
              confirmed: askedKm === form.mileageKm,
              ...early.body,
              ...foundBy(form, signerName(customer)),
              ...paymentsOf(form),
            },
          },
          { version: shownVersion(counter) },
        );
      } catch (error) {
        if (isStale(error)) return refresh();
        const found = foundBy409(error);
        if (found) {
          setAskedKm(form.mileageKm);
          const label = counterTexts().steps['hand-over'];
          throw new ApiError(409, unusualText(found, label, stored.data.currency));
        }
        if (changesEarly(error)) early.retry();
        if (error instanceof ApiError && error.details.code === 'vehicle_past_due')
          setRefused(counter.vehicle.id);
        throw besideFields(error, besideStep);
      }
      submission.forgetTyped();
      const dueBack = sentenceTime(stored.data.dropOffTime);
      toast('success', counterTexts().done.handOver(customerName(customer), dueBack));
      open(addressOf.reservation(reservationId), true);
    },
  });
  /** Begins with another vehicle: what was read off the one before, signed for it and photographed goes. */
  const begin = async (show: () => Promise<void>) => {
    const { mileageKm, fuelEighths, damages, strokes } = emptyStep;
    for (const [name, value] of Object.entries({ mileageKm, fuelEighths, damages, strokes }))
      submission.form.setValue(name as 'note', value as string);
    // Those that cannot be deleted now are still in the form.
    await dropPhotos({ reservationId, step: 'hand-over' }).catch(() => undefined);
    await show();
  };
  return { ...submission, isPastDue, early, begin, balance };
}

/** Whether what the form says of an early start no longer holds. */
const changesEarly = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['too_early', 'conflicts', 'price_changed'].includes(error.details.code ?? '');

type LicenceHolder = Pick<Customer, 'licenceSeenOn'> | null;

/** Whether the customer's driving licence is to be seen; true where nobody knows. */
export const needsLicence = (customer: LicenceHolder, today = wallTime().slice(0, 10)): boolean =>
  isLicenceDue(customer?.licenceSeenOn, today);

/** When the licence was last seen; undefined without a customer. */
export function aboutLicence(customer: LicenceHolder): string | undefined {
  const texts = customerTexts().licence;
  const seenOn = customer?.licenceSeenOn;
  if (seenOn === undefined) return undefined;
  if (seenOn === null) return texts.never;
  const day = date(seenOn);
  if (needsLicence(customer)) return texts.due(day);
  return texts.notDue(day, date(licenceSeenUntil(seenOn)));
}

/** What the hand-over records: null where nobody had to look. */
const licenceAnswer = (isSeen: boolean, customer: LicenceHolder): boolean | null =>
  isSeen || (needsLicence(customer) ? false : null);
