import { availabilityTexts } from '../../lib/availability-texts.ts';
import { hoursText } from '../../lib/opening-hours.ts';
import type { Place } from '../../lib/places.ts';
import styles from './PlaceNote.module.css';

/** Where a chosen place is and when it is open. */
export function PlaceNote({ place }: { place: Place }) {
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
