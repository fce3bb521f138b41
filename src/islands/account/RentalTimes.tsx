import type { Reservation } from '../../../contract/reservations.ts';
import { dateTime } from '../../lib/format.ts';
import { inWords } from '../../lib/in-words.ts';
import { texts } from '../../lib/texts.ts';
import styles from './RentalTimes.module.css';

interface Props {
  rental: Pick<Reservation, 'pickUpTime' | 'pickUpLocation' | 'dropOffTime' | 'dropOffLocation'>;
  /** The current wall time, from which to say in words what is ahead; null to leave the words out. */
  now: string | null;
}

/** When and where a vehicle is picked up and dropped off, as two facts of a list. */
export function RentalTimes({ rental, now }: Props) {
  const labels = texts().rental;
  return (
    <>
      <div>
        <dt>{labels.pickUp}</dt>
        <Stop time={rental.pickUpTime} place={rental.pickUpLocation} now={now} />
      </div>
      <div>
        <dt>{labels.dropOff}</dt>
        <Stop time={rental.dropOffTime} place={rental.dropOffLocation} now={now} />
      </div>
    </>
  );
}

function Stop({ time, place, now }: { time: string; place: string; now: string | null }) {
  const words = now && time > now && inWords(time, now);
  return (
    <dd>
      {words && <span className={styles.words}>{words}</span>}
      <time className={styles.time} dateTime={time}>
        {dateTime(time)}
      </time>
      <span className={styles.place}>{place}</span>
    </dd>
  );
}
