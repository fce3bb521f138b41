import { useState } from 'react';
import { dropOffFrom, placeNamed, type End } from '../../../contract/site/meeting.ts';
import { today, wallTime } from '../../lib/api/clock.ts';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import { rentalTextNames } from '../../../contract/reservations/rental-fields.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { lastDay } from '../../lib/rental/field-limits.ts';
import { momentNames } from '../../lib/rental/rental.ts';
import { changeTexts, texts } from '../../lib/texts/texts.ts';
import { Facts } from '../ui/Facts.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { MeetingNote } from '../ui/MeetingNote.tsx';
import { MeetingPlaceField } from '../ui/MeetingPlaceField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { takeTime } from '../../lib/rental/choose-time.ts';

type ChangeForm = UseFormReturn<RentalForm>;

/** The props of a field of times; all of them depend on each other. */
const momentsOf = (form: ChangeForm) => (name: (typeof momentNames)[number]) => ({
  ...fieldsOf(form, texts().fields)(name),
  ...form.register(name, { deps: momentNames.filter((other) => other !== name) }),
});

interface Props {
  form: ChangeForm;
  values: RentalForm;
  reservation: Reservation;
}

/** Places and times of a reservation. */
export function AllFields({ form, values, reservation }: Props) {
  const moment = momentsOf(form);
  return (
    <>
      <PlaceFields form={form} reservation={reservation} />
      <div className="field-row field-row--moment">
        <TextField type="date" min={today()} max={lastDay()} {...moment('pickUpDate')} />
        <TextField type="time" {...moment('pickUpTime')} />
      </div>
      <ChangedMeeting end="pickUp" form={form} values={values} reservation={reservation} />
      <DropOffFields form={form} earliest={values.pickUpDate || today()} />
      <ChangedMeeting end="dropOff" form={form} values={values} reservation={reservation} />
    </>
  );
}

/** Places of the company, where such are booked; else their texts. */
function PlaceFields({ form, reservation }: Omit<Props, 'values'>) {
  const { pickUpLocation, dropOffLocation, vehicle } = reservation;
  const [places] = useState(readPlaces);
  const booked = places.find(({ name }) => name === pickUpLocation);
  if (booked && places.some(({ name }) => name === dropOffLocation)) {
    const home = vehicle?.homePlace === booked.slug ? booked.slug : null;
    return <MeetingPlaceField form={form} fixed={false} places={places} home={home} />;
  }
  const field = fieldsOf(form, texts().fields);
  return rentalTextNames.map((name) => (
    <TextField key={name} maxLength={limits.line} autoComplete="off" {...field(name)} />
  ));
}

/** What to know of a pick-up or drop-off that was moved to where its place is closed: what was booked before was promised. */
function ChangedMeeting({ end, form, values, reservation }: Props & { end: End }) {
  const timeOf = (one: End) => `${values[`${one}Date`]}T${values[`${one}Time`]}`;
  const placeOf = (one: End) => {
    const location = values[`${one}Location`];
    const isMoved =
      timeOf(one) !== reservation[`${one}Time`].slice(0, 16) ||
      location !== reservation[`${one}Location`];
    return isMoved ? placeNamed(readPlaces(), location) : undefined;
  };
  const now = wallTime();
  return (
    <MeetingNote
      place={placeOf(end)}
      end={end}
      at={timeOf(end)}
      earliest={end === 'pickUp' ? now : dropOffFrom(placeOf('pickUp'), timeOf('pickUp'), now)}
      isSaid={form.formState.errors[`${end}Time`] !== undefined}
      take={(time) => takeTime(form, end, time)}
    />
  );
}

/** The drop-off of a reservation of which nothing else can be changed any more. */
export function ExtensionFields({ form, values, reservation }: Props) {
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
      <ChangedMeeting end="dropOff" form={form} values={values} reservation={reservation} />
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
