import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { pages } from '../../../../contract/site/pages.ts';
import type { RentalTextName } from '../../../../contract/reservations/rental-fields.ts';
import { newReservationForm } from '../../../../contract/reservations/new-reservation.ts';
import type { Slot } from '../../../../contract/reservations/quote.ts';
import { createReservationFor } from '../../../../contract/reservations/reservations-admin.ts';
import { call } from '../../../lib/api/api.ts';
import { minutesBetween, wallTime } from '../../../lib/api/clock.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { placeName } from '../../../lib/site/place-of.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { emptyRental, rentalBody, slugsOf } from '../../../lib/rental/rental.ts';
import { perLocationField, perPersonField } from '../../../lib/forms/person.ts';
import { withPhone } from '../../../lib/forms/phone.ts';
import { toast, toastError } from '../../ui/toast.ts';
import { forgetChanges, goBack, open } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import type { Option } from '../form/combobox.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { useCustomerOptions } from '../choices/customer-options.ts';
import { fillNow, hasJustBegun, momentsFrom } from './begin-now.ts';
import { useNewCustomer } from './use-new-customer.ts';
import { useQuote } from './quote.ts';
import { explainFailure } from './explain-failure.ts';
import { useVehicleChoice } from '../choices/use-vehicle-choice.ts';
import { messageOf } from '../../../lib/texts/texts.ts';

const schema = withPhone(
  newReservationForm({ minutesBetween })
    // What was typed for somebody new before is hidden.
    .transform((form) => (form.customer === 'known' ? { ...form, phoneNumber: '' } : form)),
);
/** The field that shows a conflict. */
export const takenField = 'pickUpDate';

/** As they stand in the form. */
const inOrder = [
  ...['pickUpLocation', 'pickUpDate', 'pickUpTime'],
  ...['dropOffLocation', 'dropOffDate', 'dropOffTime'],
] as const;

export interface ReservationStart {
  userId: number | null;
  vehicleId: number | null;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** Whether somebody stands at the counter: the rental begins now. */
  beginsNow: boolean;
  /** Whether the customer is somebody new. */
  isNew: boolean;
}

/** The form of a new reservation for a customer, with its price. */
export function useNewReservation({ day, beginsNow, isNew, ...ids }: ReservationStart) {
  const initial = {
    ...emptyRental,
    ...perPersonField(() => ''),
    ...perLocationField(() => ''),
    latinName: '',
    ...ids,
    customer: isNew ? ('new' as const) : ('known' as const),
    pickUpDate: day,
    dropOffDate: day,
    ...(beginsNow && fillNow(emptyRental)),
  };
  const newCustomer = useNewCustomer();
  const submitted = useSubmitForm({
    schema,
    defaultValues: initial,
    // An error under the field that is left would move what is being pressed.
    mode: 'onSubmit',
    send: async ({ vehicleId, ...values }) => {
      const expectedPrice = quote.state === 'known' ? quote.price : undefined;
      let { userId } = values;
      if (values.customer === 'new') {
        const created = await newCustomer.create(values);
        // Who was created stays chosen if the booking fails.
        take(created);
        userId = created.id;
      }
      try {
        const { reservation } = await call(createReservationFor, {
          query: { vehicleId, userId: userId! },
          body: { ...rentalBody(values), ...slugsOf(values), expectedPrice },
        });
        forgetChanges();
        toast('success', messageOf('bookings.created'));
        if (reservation?.id) open(await nextAddress(reservation.id), true);
        else goBack(pages.adminReservations);
      } catch (error) {
        await explainFailure(error, recheck, takenField);
      }
    },
    onFailure: toastError,
  });
  const { form } = submitted;
  useUnsavedForm(form);
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const vehicles = useVehicleChoice([values.vehicleId], null, {
    moments: values,
    reservationId: null,
  });
  const home = placeName(vehicles.vehicleOf(values.vehicleId)?.homePlace);
  /** Where the form itself has put the pick-up. */
  const filled = useRef(initial.pickUpLocation);
  const goHome = useEffectEvent(() => {
    const { pickUpLocation: before, ...entries } = form.getValues();
    // What was typed stays.
    if (!home || (before && before !== filled.current)) return;
    filled.current = home;
    const fill = (name: RentalTextName) => {
      form.setValue(name, home, { shouldValidate: form.formState.isSubmitted });
      const field = document.activeElement;
      // What is typed next replaces it: at once, as `setFocus` would select letters that were typed since.
      if (field instanceof HTMLInputElement && field.name === name) field.select();
    };
    fill('pickUpLocation');
    if (entries.dropOffLocation === before) fill('dropOffLocation');
  });
  useEffect(() => goHome(), [home]);
  const customers = useCustomerOptions(values.userId);
  const take = (chosen: Option) => {
    customers.remember(chosen);
    form.setValue('userId', chosen.id, { shouldDirty: true });
    form.setValue('customer', 'known', { shouldDirty: true });
    form.clearErrors(['userId', 'email']);
    newCustomer.forget();
  };
  const { quote, recheck } = useQuote(values, vehicles.vehicleOf(values.vehicleId));
  const pickUp = `${values.pickUpDate}T${values.pickUpTime}`;
  const now = wallTime();
  const isPast = quote.state !== 'none' && pickUp < now && !hasJustBegun(pickUp, now);
  /** Where the vehicle is handed over, if its customer waits for it. */
  const nextAddress = async (id: number) =>
    hasJustBegun(pickUp, wallTime()) && (await isOurs())
      ? addressOf.step('hand-over', id)
      : addressOf.reservation(id);
  const choose = (vehicleId: number, slot?: Slot) => {
    const chosen = { ...(slot && momentsFrom(slot, values)), vehicleId };
    for (const [name, value] of Object.entries(chosen))
      form.setValue(name as keyof typeof chosen, value, {
        shouldDirty: true,
        shouldValidate: true,
      });
  };
  /** Focuses the first moment or place that is still empty, or else the proposed end. */
  const focusFirst = () => {
    const entries = form.getValues();
    const first = inOrder.find((name) => !entries[name]);
    form.setFocus(first ?? 'dropOffTime', { shouldSelect: true });
  };
  /** Fills in a rental that begins now, where vehicles stand. */
  const beginNow = () => {
    const now = fillNow(form.getValues());
    for (const [name, value] of Object.entries(now))
      form.setValue(name as keyof typeof now, value, { shouldDirty: true, shouldValidate: true });
    filled.current = now.pickUpLocation ?? filled.current;
    focusFirst();
  };
  return {
    ...submitted,
    choose,
    beginNow,
    take,
    focusFirst,
    vehicles,
    customers,
    newCustomer,
    values,
    home,
    quote,
    isPast,
  };
}
export type NewReservation = ReturnType<typeof useNewReservation>;
