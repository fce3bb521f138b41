import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import {
  rentalTextNames,
  type RentalTextName,
} from '../../../../contract/reservations/rental-fields.ts';
import { placeNamed } from '../../../../contract/site/meeting.ts';
import { MeetingNote } from '../../ui/MeetingNote.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './RentalFields.module.css';
import { placesList, readPlaces } from '../../../lib/site/place-of.ts';
import { adminTexts, texts } from '../../../lib/texts/texts.ts';

type Name = RentalTextName | keyof Moments;

const stops = ['pickUp', 'dropOff'] as const;

/** The half of the form in which a field stands. */
const stopOf: Record<RentalTextName, (typeof stops)[number]> = {
  pickUpLocation: 'pickUp',
  dropOffLocation: 'dropOff',
};

interface Props {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: ReactNode }>>;
  values: Record<Name, string>;
  /** The place of the vehicle of a new reservation. */
  home?: string | undefined;
}

/** Places and times, pick-up on the left, drop-off on the right; says when a place is closed then, which staff may open. */
export function RentalFields({ register, errors, values, home }: Props) {
  const places = readPlaces();
  const field = (name: Name) => ({
    label: texts().fields[name],
    error: errors[name]?.message,
    ...register(name),
  });
  const isElsewhere =
    home && values.pickUpLocation && placeNamed(places, values.pickUpLocation)?.name !== home;
  return (
    <div className={`field-row ${styles.stops}`}>
      {stops.map((stop) => (
        <div key={stop} className="stack">
          {rentalTextNames
            .filter((name) => stopOf[name] === stop)
            .map((name) => (
              <TextField
                key={name}
                maxLength={limits.line}
                autoComplete="off"
                list={placesList}
                {...field(name)}
              />
            ))}
          {stop === 'pickUp' && (
            <div className={styles.said} role="status">
              {isElsewhere && <p className="notice notice--info">{adminTexts().standsAt(home)}</p>}
            </div>
          )}
          <div className="field-row field-row--moment">
            <TextField type="date" {...field(`${stop}Date`)} />
            <TextField type="time" {...field(`${stop}Time`)} />
          </div>
          <MeetingNote
            place={placeNamed(places, values[`${stop}Location`])}
            end={stop}
            at={`${values[`${stop}Date`]}T${values[`${stop}Time`]}`}
            isOwn={false}
            take={null}
          />
        </div>
      ))}
    </div>
  );
}
