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
import { CallUs } from './CallUs.tsx';
import styles from './Meeting.module.css';

interface Props {
  /** Undefined where it is none of the company's. */
  place: Place | undefined;
  end: End;
  /** `YYYY-MM-DDTHH:mm`, or less of it. */
  at: string;
  /** No time before it is offered. */
  earliest?: string;
  /** Whether its field says already that it cannot be. */
  isSaid?: boolean;
  /** Whether a customer reads it, who calls where a pick-up is by arrangement. */
  isOwn?: boolean;
  /** Takes another time; null where none can be chosen. */
  take: ((at: string) => void) | null;
}

/** What to know of a time outside a place's hours: that it is closed, with the nearest time to take, or how it is possible all the same. */
export function MeetingNote({
  place,
  end,
  at,
  earliest = wallTime(),
  isSaid = false,
  isOwn = true,
  take,
}: Props) {
  const isKnown = place !== undefined && at.length === 16;
  const meeting: Meeting = isKnown ? meetingAt(place, end, at, earliest) : { kind: 'open' };
  const texts = meetingTexts();
  const sentences = meetingSentences(meeting, place?.name ?? '', texts, sentenceTime);
  const isClosed = meeting.kind === 'closed';
  const nearest = isClosed ? meeting.nearest : null;
  const offer = nearest && take && (
    <button type="button" className="button" onClick={() => take(nearest)}>
      {texts.takeNearest(sentenceTime(nearest))}
    </button>
  );
  return (
    <div className={styles.closed} role="status">
      {isClosed && isSaid
        ? offer
        : sentences.length > 0 && (
            <div className={isClosed ? 'notice' : 'notice notice--info'}>
              <p>{sentences.join(' ')}</p>
              {isOwn && meeting.kind === 'ask' && <CallUs>{texts.askFirst}</CallUs>}
              {offer}
            </div>
          )}
    </div>
  );
}
