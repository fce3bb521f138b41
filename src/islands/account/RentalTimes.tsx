import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { inWords } from '../../lib/texts/in-words.ts';
import { placeNamed } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { hoursText } from '../../lib/rental/places.ts';
import { texts, afterBookingTexts } from '../../lib/texts/texts.ts';
import styles from './RentalTimes.module.css';

interface Props {
  rental: Pick<Reservation, 'pickUpTime' | 'pickUpLocation' | 'dropOffTime' | 'dropOffLocation'>;
  /** The current wall time, from which to say in words what is ahead; null to leave the words out. */
  now: string | null;
  /** Says of the company's places where they are and when they are open. */
  places?: readonly Place[];
  /** Whether the drop-off is what is next. */
  isBackFirst?: boolean;
}

/** When and where a vehicle is picked up and dropped off, as two facts of a list. */
export function RentalTimes({ rental, now, places = [], isBackFirst = false }: Props) {
  const labels = texts().rental;
  const { pickUpTime, pickUpLocation, dropOffTime, dropOffLocation } = rental;
  const stops = [
    { name: labels.pickUp, time: pickUpTime, at: pickUpLocation },
    { name: labels.dropOff, time: dropOffTime, at: dropOffLocation },
  ];
  return (isBackFirst ? stops.toReversed() : stops).map(({ name, ...stop }) => (
    <div key={name}>
      <dt>{name}</dt>
      <Stop {...stop} now={now} places={places} />
    </div>
  ));
}

interface StopProps extends Required<Pick<Props, 'now' | 'places'>> {
  time: string;
  at: string;
}

function Stop({ time, at, now, places }: StopProps) {
  const words = now && time > now && inWords(time, now);
  const place = placeNamed(places, at);
  return (
    <dd>
      {words && <span className={styles.words}>{words}</span>}
      <time className={styles.time} dateTime={time}>
        {dateTime(time)}
      </time>
      <span className={styles.place}>{at}</span>
      {place && <PlaceDetails place={place} />}
    </dd>
  );
}

/** Where one of the company's places is, and when it is open. */
function PlaceDetails({ place }: { place: Place }) {
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
