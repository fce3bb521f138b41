import { useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/limits.ts';
import { rentalLineNames } from '../../../contract/rental-fields.ts';
import type { RentalForm } from '../../../contract/rental.ts';
import { wallTime } from '../../lib/clock.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { TextField } from '../ui/TextField.tsx';
import type { Rental } from './booking.ts';
import { lastDay, today } from './days.ts';

type Name = keyof RentalForm;

interface Props {
  form: UseFormReturn<RentalForm, unknown, Rental>;
  /** Read-only. */
  fixed: boolean;
}

/** Fields whose validation depends on an earlier field. */
const followers: Partial<Record<Name, Name[]>> = {
  pickUpDate: ['pickUpTime', 'dropOffDate', 'dropOffTime'],
  pickUpTime: ['dropOffTime'],
  dropOffDate: ['dropOffTime'],
};

/** Places and times of a rental, with native pickers. */
export function RentalFields({ form, fixed }: Props) {
  const { control, register, formState } = form;
  const values = useWatch({ control });
  const field = (name: Name) => ({
    label: texts.fields[name],
    error: formState.errors[name]?.message,
    readOnly: fixed,
    // Do not report empty fields yet.
    ...register(name, { deps: followers[name]?.filter((follower) => values[follower]) ?? [] }),
  });
  // The built page does not know today's date.
  const [firstDay, endDay] = useHydrated() ? [today(), lastDay()] : [];
  const firstTime = firstDay && values.pickUpDate === firstDay ? wallTime().slice(11) : undefined;
  return (
    <>
      {rentalLineNames.map((name) => (
        <TextField key={name} maxLength={limits.line} autoComplete="off" {...field(name)} />
      ))}
      <div className="field-row field-row--moment">
        <TextField type="date" min={firstDay} max={endDay} {...field('pickUpDate')} />
        <TextField type="time" min={firstTime} {...field('pickUpTime')} />
      </div>
      <div className="field-row field-row--moment">
        <TextField
          type="date"
          min={values.pickUpDate || firstDay}
          max={endDay}
          {...field('dropOffDate')}
        />
        <TextField type="time" {...field('dropOffTime')} />
      </div>
    </>
  );
}
