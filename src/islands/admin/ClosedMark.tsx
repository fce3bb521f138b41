import { meetingAt, placeNamed, type End } from '../../../contract/site/meeting.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

interface Props {
  end: End;
  /** As the reservation names it. */
  place: string;
  /** A wall time. */
  at: string;
  /** Whether it says where the key goes. */
  isWhole?: boolean;
}

const whereIn = ({ where, inEnglish }: { where: string; inEnglish?: string | null }): string =>
  (currentLanguage() === 'en' && inEnglish) || where;

/** Marks a pick-up or drop-off at which its place is closed, by how one meets there then; at a pick-up somebody has to be there. */
export function ClosedMark({ end, place, at, isWhole = false }: Props) {
  const known = placeNamed(readPlaces(), place);
  const meeting = known && meetingAt(known, end, at);
  if (!meeting || meeting.kind === 'open') return null;
  return (
    <>
      {' '}
      <span className={`badge ${end === 'pickUp' ? 'tone-amber' : 'tone-grey'}`}>
        {adminTexts().meetings[meeting.kind]}
      </span>
      {isWhole && meeting.kind === 'keyDrop' && ` ${whereIn(meeting)}`}
    </>
  );
}
