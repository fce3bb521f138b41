import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { hoursText, isOpen, placeNamed, type Place } from '../../lib/texts/opening-hours.ts';
import styles from './PlaceNote.module.css';

interface Props {
  places: Place[];
  /** What was typed as the place; free text means the main one. */
  at: string;
  date: string;
  time: string;
}

/** A notice, no error: the place is closed at the chosen time. */
export function ClosedNote({ places, at, date, time }: Props) {
  const place = placeNamed(places, at) ?? places[0];
  const isClosed = place && date && time && !isOpen(place.hours, date, time);
  return (
    <div className={styles.closed} role="status">
      {isClosed && (
        <p className="notice">{availabilityTexts().closed(place.name, hoursText(place.hours))}</p>
      )}
    </div>
  );
}
