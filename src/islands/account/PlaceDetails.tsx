import { hoursText, type Place } from '../../lib/texts/opening-hours.ts';
import { afterBookingTexts } from '../../lib/texts/texts.ts';
import styles from './PlaceDetails.module.css';

/** Where one of the company's places is, and when it is open. */
export function PlaceDetails({ place }: { place: Place }) {
  const texts = afterBookingTexts().place;
  return (
    <span className={styles.details}>
      <span>{place.address}</span>
      <span>{texts.openingHours(hoursText(place.hours))}</span>
      <a className={styles.map} href={place.map} target="_blank" rel="noreferrer">
        {texts.map}
        <span className="visually-hidden">: {place.name}</span>
      </a>
    </span>
  );
}
