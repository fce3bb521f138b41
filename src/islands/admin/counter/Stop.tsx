import type { End } from '../../../../contract/site/meeting.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { ClosedMark } from '../ClosedMark.tsx';
import styles from './Stop.module.css';

interface Props {
  end: End;
  /** A wall time. */
  time: string;
  place: string;
  /** Whether somebody is still to be met there. */
  isAhead: boolean;
}

/** When and where a rental begins or ends, and how one meets there then. */
export const Stop = ({ end, time, place, isAhead }: Props) => (
  <>
    <time dateTime={time}>{sentenceTime(time)}</time>
    <span className={styles.place}>{place}</span>
    {isAhead && <ClosedMark end={end} place={place} at={time} isWhole />}
  </>
);
