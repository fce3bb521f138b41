import { searchTexts } from '../../lib/texts/search-texts.ts';
import { startedHours } from '../../lib/rental/started-hours.ts';
import type { Outcome } from './find.ts';
import { isWhole } from './EqualVehicles.tsx';
import type { SearchResult } from '../../../contract/reservations/search.ts';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { sentenceTime } from '../../lib/texts/format.ts';

interface Props {
  outcome: Outcome;
  /** 0-based. */
  page: number;
}

/** How much was found for which time, or what is wrong with the search. */
export function SearchSummary({ outcome, page }: Props) {
  const texts = searchTexts();
  if (outcome.kind === 'unoffered') return null;
  if (outcome.kind === 'refused')
    return (
      <div className="notice notice--danger">
        <p>
          <strong>{texts.refused}.</strong> {outcome.reasons.join(' ')}
        </p>
      </div>
    );
  const { kind, moments } = outcome;
  return (
    <>
      <h3>
        {kind === 'none' ? (moments ? texts.none : texts.noneFound) : countText(outcome, page)}
      </h3>
      {moments && (
        <p className="muted">
          {periodText(moments)} ({texts.duration(startedHours(moments))})
        </p>
      )}
    </>
  );
}

function countText(
  { vehicles, moments, isLast }: Extract<Outcome, { kind: 'found' }>,
  page: number,
): string {
  const { found, free, page: pageText } = searchTexts();
  const isOnly = page === 0 && isLast;
  const countOf = (vehicle: SearchResult) => (moments ? vehicle.free : vehicle.of) ?? 1;
  const sum = vehicles.reduce((all, vehicle) => all + countOf(vehicle), 0);
  const isAll = vehicles.every((vehicle) => isWhole(countOf(vehicle)));
  const count = moments ? free(sum, isAll) : found(sum, isAll);
  return isOnly ? count : `${pageText(String(page + 1))}: ${count}`;
}

/** `Wed, 2 Jan 2030, 10:00 to Thu, 3 Jan 2030, 12:00`. */
function periodText({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments): string {
  const from = sentenceTime(`${pickUpDate}T${pickUpTime}`);
  const until = sentenceTime(`${dropOffDate}T${dropOffTime}`);
  return searchTexts().period(from, until);
}
