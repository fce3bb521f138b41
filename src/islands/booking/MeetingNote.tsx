import { meetingAt, type End } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { bookingTexts } from '../../lib/texts/texts.ts';
import styles from './RentalFields.module.css';

interface Props {
  /** Undefined where it is none of the company's. */
  place: Place | undefined;
  end: End;
  /** `YYYY-MM-DDTHH:mm`, or less of it. */
  at: string;
  /** Takes another time; null where none can be chosen. */
  take: ((at: string) => void) | null;
}

/** What to know of a time outside a place's hours: that it is closed, with the nearest time to take, or how it is possible all the same. */
export function MeetingNote({ place, end, at, take }: Props) {
  const meeting = place && at.length === 16 ? meetingAt(place, end, at, wallTime()) : null;
  const name = place?.name ?? '';
  if (!meeting) return <div className={styles.closed} role="status" />;
  const texts = bookingTexts().place;
  return (
    <div className={styles.closed} role="status">
      {meeting.kind === 'ask' && <p className="notice notice--info">{texts.ask(name)}</p>}
      {meeting.kind === 'keyDrop' && (
        <p className="notice notice--info">
          {texts.keyDrop(name, meeting.where)}{' '}
          {meeting.until
            ? texts.responsibleUntil(sentenceTime(meeting.until))
            : texts.responsibleUntilDrop}
        </p>
      )}
      {meeting.kind === 'closed' && (
        <div className="notice">
          <p>{texts.closed(name)}</p>
          {meeting.nearest && take && (
            <button type="button" className="button" onClick={() => take(meeting.nearest!)}>
              {texts.takeNearest(sentenceTime(meeting.nearest))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
