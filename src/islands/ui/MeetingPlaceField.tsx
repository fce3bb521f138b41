import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { placeNamed } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import { useOneWayFee } from '../../lib/host/use-host.ts';
import { returnText, showPlace } from '../../lib/rental/place-words.ts';
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

/** Neither the vehicle nor the fee is known: src/islands/booking/place-fields.ts fills in both before a log-in. */
const isBuilt = import.meta.env.SSR;

/** Where a vehicle is picked up, at its own place or one that is chosen, and where it comes back to: there, or for a fee elsewhere. */
export function MeetingPlaceField({ form, fixed, places, home }: Props) {
  const { control, register, setValue, getValues } = form;
  const { errors } = form.formState;
  const fee = useOneWayFee();
  const [chosen, returned] = useWatch({ control, name: ['pickUpLocation', 'dropOffLocation'] });
  const own = places.find(({ slug }) => slug === home);
  const place = own ?? placeNamed(places, chosen);
  // What was typed before there were places counts as nothing chosen.
  const name = place?.name ?? '';
  const before = useRef(chosen);
  const follow = useEffectEvent(() => {
    const dropOff = getValues('dropOffLocation');
    setValue('pickUpLocation', name);
    // What was chosen for itself stays.
    if (dropOff === before.current || !placeNamed(places, dropOff))
      setValue('dropOffLocation', name);
    before.current = name;
  });
  useEffect(() => follow(), [name]);
  const returnPlace = placeNamed(places, returned);
  const isElsewhere = returnPlace !== undefined && returnPlace.name !== name;
  const hasChoice =
    isBuilt || (place !== undefined && places.length > 1 && (fee !== null || isElsewhere));
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
        {(place ?? isBuilt) && <PlaceNote place={place} />}
      </div>
      {hasChoice ? (
        <div className="stack">
          <SelectField
            label={dropOffLocation}
            error={errors.dropOffLocation?.message}
            disabled={fixed}
            options={places.map((one) => [one.name, returnText(one, one === place, fee)])}
            {...register('dropOffLocation')}
          />
          {(isElsewhere || isBuilt) && <PlaceNote place={returnPlace} />}
        </div>
      ) : (
        <TextField
          label={dropOffLocation}
          error={place && errors.dropOffLocation?.message}
          {...register('dropOffLocation')}
          readOnly
        />
      )}
    </>
  );
}

/** When a place is open and how to find it. A visitor's script fills what is built. */
function PlaceNote({ place }: { place?: Place | undefined }) {
  const show = (note: HTMLElement | null) => {
    if (note) showPlace(note, place);
  };
  return <p className={styles.note} data-place ref={show} />;
}
