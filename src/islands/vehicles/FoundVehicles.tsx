import { useCallback, type ReactNode } from 'react';
import type { Moments } from '../../../contract/reservations/rental.ts';
import type { SearchResult } from '../../../contract/reservations/search.ts';
import { useResource } from '../../lib/api/resource.ts';
import type { ClosedTime } from '../../lib/rental/closed-time.ts';
import { rentalOf, searchAddress, without, type Search } from '../../lib/rental/search-address.ts';
import { placeName } from '../../lib/site/place-of.ts';
import { meetingTexts } from '../../lib/texts/meeting-texts.ts';
import { searchTexts } from '../../lib/texts/search-texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { find, type Outcome } from './find.ts';
import { closedTimeAt, FoundCard, isArranged } from './FoundCard.tsx';
import { SearchPages } from './SearchPages.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import { correctionsFor, suggestionsFor, type Suggestion } from './suggestions.ts';
import styles from './VehicleList.module.css';

interface Props {
  search: Search;
  page: number;
  /** For hosts that cannot search. */
  otherwise: ReactNode;
}

/** What the address searches for. Its summary is announced when it arrives. */
export function FoundVehicles({ search, page, otherwise }: Props) {
  const load = useCallback(() => find(search, page), [search, page]);
  const { resource, retry } = useResource(load);
  const outcome = resource.state === 'ready' ? resource.data : null;
  if (outcome?.kind === 'unoffered') return otherwise;
  return (
    <>
      <div className="stack" aria-live="polite">
        {outcome && rentalOf(search) === 'incomplete' && (
          <p className="notice notice--danger">{searchTexts().incomplete}</p>
        )}
        {outcome && <SearchSummary outcome={outcome} page={page} />}
      </div>
      {resource.state === 'loading' && <SkeletonCards />}
      {resource.state === 'failed' && (
        <Failed title={vehicleTexts().failed} reason={resource.message} onRetry={retry} />
      )}
      {outcome && <Results outcome={outcome} search={search} page={page} />}
    </>
  );
}

function Results({ outcome, search, page }: { outcome: Outcome; search: Search; page: number }) {
  if (outcome.kind === 'none')
    return <OtherSearches suggestions={suggestionsFor(search, outcome.next)} />;
  if (outcome.kind === 'refused')
    return <OtherSearches suggestions={correctionsFor(search, outcome.fields)} />;
  if (outcome.kind !== 'found') return null;
  const { moments, isLast } = outcome;
  const isOpen = (vehicle: SearchResult) => closedTimeAt(vehicle, moments) === null;
  const open = outcome.vehicles.filter(isOpen);
  const others = outcome.vehicles.filter((vehicle) => !isOpen(vehicle));
  return (
    <>
      <p className={`cluster ${styles.ways}`}>
        {moments && <a href={searchAddress(withOrWithoutTaken(search))}>{takenText(search)}</a>}
        <OtherOrder search={search} />
        <a href={searchAddress({})}>{searchTexts().clear}</a>
      </p>
      {[...placesToAsk(open, moments)].map((place) => (
        <p key={place} className="notice notice--info">
          {meetingTexts().ask(place)}
        </p>
      ))}
      <Cards vehicles={open} moments={moments} />
      {others.length > 0 && (
        <>
          <h2 className={styles.count}>{searchTexts().otherTimes}</h2>
          {[...closedTimes(others, moments)].map(([place, { text, instead }]) => (
            <p key={place} className="notice">
              {text}
              {instead && (
                <a href={searchAddress({ ...search, ...instead.moments })}>{instead.text}</a>
              )}
            </p>
          ))}
          <Cards vehicles={others} moments={moments} isBelow={open.length > 0} />
        </>
      )}
      <SearchPages search={search} page={page} isLast={isLast} />
    </>
  );
}

/** The names of places that are closed when vehicles would be picked up, which is possible by arrangement: said once. */
const placesToAsk = (vehicles: SearchResult[], moments: Moments | null): Set<string> =>
  new Set(
    vehicles
      .filter((vehicle) => isArranged(vehicle, moments))
      .map(({ homePlace }) => placeName(homePlace) ?? ''),
  );

/** By place, why its vehicles cannot be had at the time, and when they can: said once. */
const closedTimes = (vehicles: SearchResult[], moments: Moments | null): Map<string, ClosedTime> =>
  new Map(
    vehicles.flatMap((vehicle) => {
      const closed = closedTimeAt(vehicle, moments);
      return closed ? [[vehicle.homePlace ?? '', closed]] : [];
    }),
  );

interface CardsProps {
  vehicles: SearchResult[];
  moments: Moments | null;
  /** Whether others stand above them. */
  isBelow?: boolean;
}

function Cards({ vehicles, moments, isBelow = false }: CardsProps) {
  if (vehicles.length === 0) return null;
  return (
    <ul role="list" className="grid">
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} className={styles.item}>
          <FoundCard vehicle={vehicle} moments={moments} eager={!isBelow && index < 3} />
        </li>
      ))}
    </ul>
  );
}

/** The order that most want is one click away, the others are in the form. */
function OtherOrder({ search }: { search: Search }) {
  const { sorts } = searchTexts();
  return search.sort === 'price' ? (
    <a href={searchAddress(without(search, ['sort']))}>{sorts.model}</a>
  ) : (
    <a href={searchAddress({ ...search, sort: 'price' })}>{sorts.price}</a>
  );
}

const withOrWithoutTaken = (search: Search): Search =>
  search.include ? without(search, ['include']) : { ...search, include: 'taken' };

const takenText = ({ include }: Search): string =>
  include ? searchTexts().hideTaken : searchTexts().taken;

/** What to change about a search that found nothing or was refused: each is one click. */
function OtherSearches({ suggestions }: { suggestions: Suggestion[] }) {
  return (
    <div className="stack">
      <p>{searchTexts().whatNow}</p>
      <ul role="list" className="cluster">
        {suggestions.map(({ text, search }) => (
          <li key={text}>
            <a className="button" href={searchAddress(search)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
