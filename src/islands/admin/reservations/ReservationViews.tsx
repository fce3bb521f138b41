import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import type { reservationSorts } from '../../../../contract/reservations/reservations.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import type { List } from '../list/use-list.ts';
import type { ReservationFilter } from './columns.tsx';
import styles from './ReservationViews.module.css';
import { finderTexts } from '../../../lib/texts/texts.ts';

/** Comes with its own answer of the server, so nothing waits for its script. */
const SavedViews = lazyWith(null)(() => import('../list/SavedViews.tsx'), 'SavedViews');

interface Props {
  list: List<ListedReservation, (typeof reservationSorts)[number], ReservationFilter>;
}

/** Links to what is next, and to all reservations, latest first. Other filters stay. */
export function ReservationViews({ list: { state, href } }: Props) {
  const views = [
    { state: 'open', text: finderTexts().next, direction: 'ASC' },
    { state: 'all', text: finderTexts().everything, direction: 'DESC' },
  ] as const;
  return (
    <nav className={`cluster ${styles.views}`} aria-label={finderTexts().views}>
      {views.map((view) => {
        const filters = { ...state.filters, status: '', due: '', state: view.state };
        return (
          <a
            key={view.state}
            className="button"
            aria-current={state.filters.state === view.state ? 'true' : undefined}
            href={href({
              filters,
              sort: 'pickUpTime',
              direction: view.direction,
            })}
          >
            {view.text}
          </a>
        );
      })}
      <SavedViews screen="reservations" address={href({ page: 0 })} />
    </nav>
  );
}
