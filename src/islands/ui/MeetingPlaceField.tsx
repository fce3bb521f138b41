import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { placeNamed } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import { hoursText } from '../../lib/rental/places.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { meetingTexts } from '../../lib/texts/meeting-texts.ts';
import { texts } from '../../lib/texts/texts.ts';
import styles from './Meeting.module.css';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  form: UseFormReturn<RentalForm, unknown, unknown>;
  /** Read-only. */
  fixed: boolean;
  /** The company's; at least one. */
  places: readonly Place[];
  /** The slug of the vehicle's place, which may be gone; null for anywhere. */
  home: string | null | undefined;
}

/** Where a vehicle is picked up, and where it comes back to: its own place, or one that is chosen. */
export function MeetingPlaceField({ form, fixed, places, home }: Props) {
  const { control, register, setValue } = form;
  const { errors } = form.formState;
  const chosen = useWatch({ control, name: 'pickUpLocation' });
  const own = places.find(({ slug }) => slug === home);
  const place = own ?? placeNamed(places, chosen);
  // What was typed before there were places counts as nothing chosen.
  const name = place?.name ?? '';
  useEffect(() => {
    setValue('pickUpLocation', name);
    setValue('dropOffLocation', name);
  }, [name, setValue]);
  const { pickUpLocation, dropOffLocation } = texts().fields;
  const props = {
    label: pickUpLocation,
    error: errors.pickUpLocation?.message,
    ...register('pickUpLocation', { deps: place ? ['dropOffLocation'] : [] }),
  };
  return (
    <>
      <div className="stack">
        {own ? (
          <TextField {...props} readOnly />
        ) : (
          <SelectField
            {...props}
            disabled={fixed}
            none={meetingTexts().choosePlace}
            options={places.map((one) => [one.name, `${one.name}, ${one.address}`])}
          />
        )}
        {place && <PlaceNote place={place} hasAddress={own !== undefined} />}
      </div>
      <TextField
        label={dropOffLocation}
        error={place && errors.dropOffLocation?.message}
        {...register('dropOffLocation')}
        readOnly
      />
    </>
  );
}

/** When a place is open and how to find it; the choice has its address. */
function PlaceNote({ place, hasAddress }: { place: Place; hasAddress: boolean }) {
  return (
    <p className={styles.note}>
      {hasAddress && (
        <>
          {place.address}
          <br />
        </>
      )}
      {hoursText(place.hours)}
      {' · '}
      <a href={place.map} target="_blank" rel="noreferrer">
        {availabilityTexts().map}
      </a>
    </p>
  );
}
