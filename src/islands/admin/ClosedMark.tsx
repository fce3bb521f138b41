import { meetingAt, placeNamed, type End } from '../../../contract/site/meeting.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

interface Props {
  end: End;
  /** As the reservation names it. */
  place: string;
  /** A wall time. */
  at: string;
}

/** Marks a pick-up or drop-off at which its place is closed, by how one meets there then; at a pick-up somebody has to be there. */
export function ClosedMark({ end, place, at }: Props) {
  const known = placeNamed(readPlaces(), place);
  const kind = known ? meetingAt(known, end, at).kind : 'open';
  if (kind === 'open') return null;
  return (
    <>
      {' '}
      <span className={`badge ${end === 'pickUp' ? 'tone-amber' : 'tone-grey'}`}>
        {adminTexts().meetings[kind]}
      </span>
    </>
  );
}
