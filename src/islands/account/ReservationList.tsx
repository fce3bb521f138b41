import type { ReactNode } from 'react';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Invitation } from './Invitation.tsx';
import { PastRental } from './PastRental.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import styles from './ReservationList.module.css';
import { isOpen, stageOf } from './stage.ts';

interface Props {
  /** Of one page of the list: the open ones come first. */
  rows: readonly Reservation[];
  /** The current wall time. */
  now: string;
  /** The list's first page, which starts with the next rental. */
  isFirstPage: boolean;
  /** Turns the pages. */
  pager?: ReactNode;
}

/** The user's reservations: the next rental, further ones, and below them those that are over. */
export function ReservationList({ rows, now, isFirstPage, pager }: Props) {
  const { list, noReservations } = accountTexts();
  const open = rows.filter((row) => isOpen(row, now));
  const closed = rows.filter((row) => !isOpen(row, now));
  const [next, ...others] = open;
  const rest = isFirstPage ? others : open;
  // Open ones come first: a page after the first one's past ones has only such.
  const isOfPast = closed.length > 0 && (isFirstPage || !next);
  if (!next && closed.length === 0) return <Invitation text={noReservations} />;
  return (
    <div className={`stack ${styles.list}`}>
      {isFirstPage && !next && <Invitation text={list.nothingAhead} />}
      {isFirstPage && next && (
        <section className="stack" aria-labelledby="next-rental">
          <h2 id="next-rental" className={styles.title}>
            {stageOf(next, now) === 'running' ? list.current : list.next}
          </h2>
          <ReservationCard reservation={next} now={now} isNext />
        </section>
      )}
      {rest.length > 0 && (
        <section className="stack" aria-labelledby="further-rentals">
          <h2 id="further-rentals" className={styles.title}>
            {list.further}
          </h2>
          <ul role="list" className={`stack ${styles.cards}`}>
            {rest.map((row) => (
              <li key={row.id}>
                <ReservationCard reservation={row} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {closed.length > 0 && (
        <details className={styles.past} open={open.length === 0 && !isFirstPage}>
          <summary className={styles.summary}>
            <h2 className={styles.title}>{list.past}</h2>
          </summary>
          <ul role="list" className={`card ${styles.rows}`}>
            {closed.map((row) => (
              <li key={row.id}>
                <PastRental reservation={row} now={now} />
              </li>
            ))}
          </ul>
          {isOfPast && pager}
        </details>
      )}
      {!isOfPast && pager}
    </div>
  );
}
