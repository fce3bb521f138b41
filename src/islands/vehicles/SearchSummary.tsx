import { searchTexts } from '../../lib/texts/search-texts.ts';
import type { Outcome } from './find.ts';
import { isWhole } from './EqualVehicles.tsx';
import { closedTimeAt, isArranged } from './FoundCard.tsx';
import type { SearchResult } from '../../../contract/reservations/search.ts';
import styles from './VehicleList.module.css';

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
    <h2 className={styles.count} tabIndex={-1} ref={focusIfIdle}>
      {kind === 'none' ? (moments ? texts.none : texts.noneFound) : countText(outcome, page)}
    </h2>
  );
}

/** Whoever came by a search goes on at its results, unless they went somewhere else meanwhile. */
function focusIfIdle(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

function countText(
  { vehicles, moments, isLast }: Extract<Outcome, { kind: 'found' }>,
  page: number,
): string {
  const { found, free, arranged, closed, page: pageText } = searchTexts();
  const isOnly = page === 0 && isLast;
  const countOf = (vehicle: SearchResult) => (moments ? vehicle.free : vehicle.of) ?? 1;
  const sumOf = (some: SearchResult[]) => some.reduce((all, vehicle) => all + countOf(vehicle), 0);
  const open = vehicles.filter((vehicle) => closedTimeAt(vehicle, moments) === null);
  const others = sumOf(vehicles) - sumOf(open);
  const isAll = vehicles.every((vehicle) => isWhole(countOf(vehicle)));
  const available = open.filter((vehicle) => vehicle.available);
  const isAsked = available.every((vehicle) => isArranged(vehicle, moments));
  const freeText = isAsked && available.length > 0 ? arranged : free;
  const count = (moments ? freeText : found)(sumOf(open), isAll);
  const counts = others > 0 ? `${count}, ${closed(others)}` : count;
  return isOnly ? counts : `${pageText(String(page + 1))}: ${counts}`;
}
