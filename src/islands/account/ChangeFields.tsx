import { today } from '../../lib/api/clock.ts';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import { rentalTextNames } from '../../../contract/reservations/rental-fields.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { lastDay } from '../../lib/rental/field-limits.ts';
import { momentNames } from '../../lib/rental/rental.ts';
import { changeTexts, texts } from '../../lib/texts/texts.ts';
import { Facts } from '../ui/Facts.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { TextField } from '../ui/TextField.tsx';

type ChangeForm = UseFormReturn<RentalForm>;

/** The props of a field of times; all of them depend on each other. */
const momentsOf = (form: ChangeForm) => (name: (typeof momentNames)[number]) => ({
  ...fieldsOf(form, texts().fields)(name),
  ...form.register(name, { deps: momentNames.filter((other) => other !== name) }),
});

/** Places and times of a reservation. */
export function AllFields({ form, values }: { form: ChangeForm; values: RentalForm }) {
  const field = fieldsOf(form, texts().fields);
  const moment = momentsOf(form);
  return (
    <>
      {rentalTextNames.map((name) => (
        <TextField key={name} maxLength={limits.line} autoComplete="off" {...field(name)} />
      ))}
      <div className="field-row field-row--moment">
        <TextField type="date" min={today()} max={lastDay()} {...moment('pickUpDate')} />
        <TextField type="time" {...moment('pickUpTime')} />
      </div>
      <DropOffFields form={form} earliest={values.pickUpDate || today()} />
    </>
  );
}

interface ExtensionProps {
  form: ChangeForm;
  reservation: Reservation;
}

/** The drop-off of a reservation of which nothing else can be changed any more. */
export function ExtensionFields({ form, reservation }: ExtensionProps) {
  const { rental, fields } = texts();
  const { pickUpTime, pickUpLocation, dropOffTime, dropOffLocation } = reservation;
  const deadline = sentenceTime(reservation.changeableUntil ?? pickUpTime);
  return (
    <>
      <p>{changeTexts().form.onlyLater(deadline)}</p>
      <Facts
        facts={[
          [rental.pickUp, `${sentenceTime(pickUpTime)}, ${pickUpLocation}`],
          [fields.dropOffLocation, dropOffLocation],
        ]}
      />
      <DropOffFields form={form} earliest={dropOffTime.slice(0, 10)} />
    </>
  );
}

function DropOffFields({ form, earliest }: { form: ChangeForm; earliest: string }) {
  const moment = momentsOf(form);
  return (
    <div className="field-row field-row--moment">
      <TextField type="date" min={earliest} max={lastDay()} {...moment('dropOffDate')} />
      <TextField type="time" {...moment('dropOffTime')} />
    </div>
  );
}
