import { dateTime } from '../../lib/texts/format.ts';
import { inWords } from '../../lib/texts/in-words.ts';
import { placeNamed, type End } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { bookedSentencesOf, type BookedEnds } from '../../lib/rental/booked-sentences.ts';
import { hoursText } from '../../lib/rental/places.ts';
import { texts, afterBookingTexts } from '../../lib/texts/texts.ts';
import { WithPhone } from '../ui/WithPhone.tsx';
import styles from './RentalTimes.module.css';

interface Props {
  rental: BookedEnds;
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
  const ends: End[] = ['pickUp', 'dropOff'];
  return (isBackFirst ? ends.toReversed() : ends).map((end) => (
    <div key={end}>
      <dt>{labels[end]}</dt>
      <Stop rental={rental} end={end} now={now} places={places} />
    </div>
  ));
}

interface StopProps extends Required<Pick<Props, 'rental' | 'now' | 'places'>> {
  end: End;
}

function Stop({ rental, end, now, places }: StopProps) {
  const [time, at] = [rental[`${end}Time`], rental[`${end}Location`]];
  const words = now && time > now && inWords(time, now);
  const place = placeNamed(places, at);
  const note = now && bookedSentencesOf(rental, end, places, now);
  return (
    <dd>
      {words && <span className={styles.words}>{words}</span>}
      <time className={styles.time} dateTime={time}>
        {dateTime(time)}
      </time>
      <span className={styles.place}>{at}</span>
      {note && (
        <p className={`notice notice--info ${styles.note}`}>
          <span>
            <WithPhone text={note} />
          </span>
        </p>
      )}
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
