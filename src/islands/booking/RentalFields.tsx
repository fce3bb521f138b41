import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { dropOffFrom, placeNamed, type End } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { limits } from '../../../contract/values/limits.ts';
import { rentalTextNames } from '../../../contract/reservations/rental-fields.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import { wallTime, today } from '../../lib/api/clock.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { texts } from '../../lib/texts/texts.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { MeetingNote } from '../ui/MeetingNote.tsx';
import { MeetingPlaceField } from '../ui/MeetingPlaceField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Rental } from './booking.ts';
import { takeTime } from '../../lib/rental/choose-time.ts';
import { lastDay, nextQuarter, quarter } from '../../lib/rental/field-limits.ts';
import { follow } from './follow.ts';

type Name = keyof RentalForm;

interface Props {
  form: UseFormReturn<RentalForm, unknown, Rental>;
  /** Read-only. */
  fixed: boolean;
  /** Whether only the times can be chosen. */
  timesOnly?: boolean;
  /** Offers the company's places, and the same date for the drop-off. */
  suggests?: boolean;
  /** The company's, for the build; else those of the page. */
  places?: Place[] | undefined;
  /** The slug of the vehicle's place; null for anywhere. */
  home?: string | null | undefined;
}

/** Fields whose validation depends on an earlier field. */
const followers: Partial<Record<Name, Name[]>> = {
  pickUpDate: ['pickUpTime', 'dropOffDate', 'dropOffTime'],
  pickUpTime: ['dropOffTime'],
  dropOffDate: ['dropOffTime'],
};

/** Fields that offer the same as an earlier one. */
const offers: Partial<Record<Name, Name>> = {
  pickUpDate: 'dropOffDate',
};

const noPlaces: Place[] = [];

/** Places and times of a rental, with native pickers. */
export function RentalFields({
  form,
  fixed,
  timesOnly = false,
  suggests = false,
  places: built,
  home,
}: Props) {
  const { control, register, setValue } = form;
  const { errors, dirtyFields } = form.formState;
  const values = useWatch({ control });
  const [placeList] = useState(() => built ?? readPlaces());
  const places = suggests ? placeList : noPlaces;
  const offer = (name: Name, value: string) => {
    const other = offers[name];
    // What was typed stays.
    if (!suggests || !other || dirtyFields[other]) return;
    const offered = follow(value, values[name] ?? '', values[other] ?? '');
    setValue(other, offered, { shouldValidate: Boolean(errors[other]) });
  };
  const field = (name: Name) => ({
    label: texts().fields[name],
    error: errors[name]?.message,
    readOnly: fixed,
    ...register(name, {
      // Do not report empty fields yet.
      deps: followers[name]?.filter((follower) => values[follower]) ?? [],
      onChange: ({ target }: { target: HTMLInputElement }) => offer(name, target.value),
    }),
  });
  // The built page does not know today's date.
  const [firstDay, endDay] = useHydrated() ? [today(), lastDay()] : [];
  const firstTime =
    firstDay && values.pickUpDate === firstDay ? nextQuarter(wallTime().slice(11)) : undefined;
  const placeOf = (end: End) => placeNamed(places, values[`${end}Location`] ?? '');
  const timeOf = (end: End) => `${values[`${end}Date`] ?? ''}T${values[`${end}Time`] ?? ''}`;
  return (
    <>
      {places.length > 0 ? (
        <MeetingPlaceField form={form} fixed={fixed} places={places} home={home} />
      ) : (
        rentalTextNames.map((name) => (
          <TextField
            key={name}
            maxLength={limits.line}
            autoComplete="off"
            disabled={timesOnly}
            {...field(name)}
          />
        ))
      )}
      {(['pickUp', 'dropOff'] as const).map((end) => {
        const [date, time] = [`${end}Date`, `${end}Time`] as const;
        const min = end === 'pickUp' ? firstDay : values.pickUpDate || firstDay;
        return (
          <div key={end} className="stack">
            <div className="field-row field-row--moment">
              <TextField type="date" min={min} max={endDay} {...field(date)} />
              <TextField
                type="time"
                step={quarter}
                min={end === 'pickUp' ? firstTime : undefined}
                {...field(time)}
              />
            </div>
            <MeetingNote
              place={placeOf(end)}
              end={end}
              at={timeOf(end)}
              earliest={
                end === 'pickUp'
                  ? wallTime()
                  : dropOffFrom(placeOf('pickUp'), timeOf('pickUp'), wallTime())
              }
              isSaid={errors[time] !== undefined}
              take={fixed ? null : (at) => takeTime(form, end, at)}
            />
          </div>
        );
      })}
    </>
  );
}
