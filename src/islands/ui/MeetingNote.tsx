import {
  meetingAt,
  meetingSentences,
  type End,
  type Meeting,
} from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { meetingTexts } from '../../lib/texts/meeting-texts.ts';
import styles from './Meeting.module.css';

interface Props {
  /** Undefined where it is none of the company's. */
  place: Place | undefined;
  end: End;
  /** `YYYY-MM-DDTHH:mm`, or less of it. */
  at: string;
  /** No time before it is offered. */
  earliest?: string;
  /** Takes another time; null where none can be chosen. */
  take: ((at: string) => void) | null;
}

/** What to know of a time outside a place's hours: that it is closed, with the nearest time to take, or how it is possible all the same. */
export function MeetingNote({ place, end, at, earliest = wallTime(), take }: Props) {
  const isKnown = place !== undefined && at.length === 16;
  const meeting: Meeting = isKnown ? meetingAt(place, end, at, earliest) : { kind: 'open' };
  const texts = meetingTexts();
  const sentences = meetingSentences(meeting, place?.name ?? '', texts, sentenceTime);
  const nearest = meeting.kind === 'closed' ? meeting.nearest : null;
  return (
    <div className={styles.closed} role="status">
      {sentences.length > 0 && (
        <div className={meeting.kind === 'closed' ? 'notice' : 'notice notice--info'}>
          <p>{sentences.join(' ')}</p>
          {nearest && take && (
            <button type="button" className="button" onClick={() => take(nearest)}>
              {texts.takeNearest(sentenceTime(nearest))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
