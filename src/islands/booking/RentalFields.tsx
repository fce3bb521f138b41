import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { isOpenAt } from '../../../contract/site/opening.ts';
import { placeNamed } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { limits } from '../../../contract/values/limits.ts';
import { rentalTextNames } from '../../../contract/reservations/rental-fields.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import { wallTime, today } from '../../lib/api/clock.ts';
import { placesList, readPlaces, hoursText } from '../../lib/rental/places.ts';
import { texts } from '../../lib/texts/texts.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { TextField } from '../ui/TextField.tsx';
import type { Rental } from './booking.ts';
import { lastDay, nextQuarter, quarter } from '../../lib/rental/field-limits.ts';
import { follow } from './follow.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import styles from './RentalFields.module.css';

type Name = keyof RentalForm;

interface Props {
  form: UseFormReturn<RentalForm, unknown, Rental>;
  /** Read-only. */
  fixed: boolean;
  /** Whether only the times can be chosen. */
  timesOnly?: boolean;
  /** Offers the company's places, and the same place and date for the drop-off. */
  suggests?: boolean;
}

/** Fields whose validation depends on an earlier field. */
const followers: Partial<Record<Name, Name[]>> = {
  pickUpDate: ['pickUpTime', 'dropOffDate', 'dropOffTime'],
  pickUpTime: ['dropOffTime'],
  dropOffDate: ['dropOffTime'],
};

/** Fields that offer the same as an earlier one. */
const offers: Partial<Record<Name, Name>> = {
  pickUpLocation: 'dropOffLocation',
  pickUpDate: 'dropOffDate',
};

const noPlaces: Place[] = [];

/** Places and times of a rental, with native pickers. */
export function RentalFields({ form, fixed, timesOnly = false, suggests = false }: Props) {
  const { control, register, setValue } = form;
  const { errors, dirtyFields } = form.formState;
  const values = useWatch({ control });
  const [placeList] = useState(() => (import.meta.env.SSR ? noPlaces : readPlaces()));
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
  return (
    <>
      {rentalTextNames.map((name) => {
        const place = placeNamed(places, values[name] ?? '');
        return (
          <div key={name} className="stack">
            <TextField
              maxLength={limits.line}
              autoComplete="off"
              list={places.length > 0 ? placesList : undefined}
              disabled={timesOnly}
              {...field(name)}
            />
            {place && <PlaceNote place={place} />}
          </div>
        );
      })}
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
            <ClosedNote
              places={places}
              at={values[`${end}Location`] ?? ''}
              date={values[date] ?? ''}
              time={values[time] ?? ''}
            />
          </div>
        );
      })}
    </>
  );
}

/** Where a chosen place is and when it is open. */
function PlaceNote({ place }: { place: Place }) {
  return (
    <p className={styles.note}>
      {place.address}
      <br />
      {hoursText(place.hours)}
      {' · '}
      <a href={place.map} target="_blank" rel="noreferrer">
        {availabilityTexts().map}
      </a>
    </p>
  );
}

interface ClosedNoteProps {
  places: Place[];
  /** What was typed as the place; free text means the main one. */
  at: string;
  date: string;
  time: string;
}

/** A notice, no error: the place is closed at the chosen time. */
function ClosedNote({ places, at, date, time }: ClosedNoteProps) {
  const place = placeNamed(places, at) ?? places[0];
  const isClosed = place && date && time && !isOpenAt(place, `${date}T${time}`);
  return (
    <div className={styles.closed} role="status">
      {isClosed && (
        <p className="notice">{availabilityTexts().closed(place.name, hoursText(place.hours))}</p>
      )}
    </div>
  );
}
