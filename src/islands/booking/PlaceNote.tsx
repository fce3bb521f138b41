import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { hoursText, type Place } from '../../lib/texts/opening-hours.ts';
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
