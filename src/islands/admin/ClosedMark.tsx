import { placeNamed } from '../../../contract/site/meeting.ts';
import { isOpenAt } from '../../../contract/site/opening.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

interface Props {
  /** As the reservation names it. */
  place: string;
  /** A wall time. */
  at: string;
}

/** Marks a pick-up or drop-off at which its place is closed: somebody has to be there, or the key is dropped. */
export function ClosedMark({ place, at }: Props) {
  const known = placeNamed(readPlaces(), place);
  if (!known || isOpenAt(known, at)) return null;
  return (
    <>
      {' '}
      <span className="badge tone-grey">{adminTexts().closedThen}</span>
    </>
  );
}
