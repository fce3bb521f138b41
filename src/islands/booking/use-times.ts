import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Moments, RentalForm } from '../../../contract/reservations/rental.ts';
import { momentNames, perMoment } from '../../lib/rental/rental.ts';
import type { Rental } from './booking.ts';
import { $times, setTimes, sharePlaces } from './chosen-times.ts';

const pick = (values: Moments): Moments => perMoment((name) => values[name]);

/** Shares the form's times and places with calendar and quote; `onChosen` is called when they fill in others. */
export function useTimes(
  form: UseFormReturn<RentalForm, unknown, Rental>,
  onChosen: () => void,
): void {
  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    let isFilling = false;
    const fill = () => {
      const times = $times.get();
      const changed = momentNames.filter((name) => form.getValues(name) !== times[name]);
      if (changed.length === 0) return;
      isFilling = true;
      for (const name of changed) form.setValue(name, times[name]);
      form.clearErrors(momentNames);
      isFilling = false;
      chosen();
    };
    setTimes(pick(form.getValues()));
    sharePlaces(form.getValues());
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isFilling) setTimes(pick(values));
        sharePlaces(values);
      },
    });
    const stopListening = $times.listen(fill);
    return () => {
      stop();
      stopListening();
    };
  }, [form]);
}
