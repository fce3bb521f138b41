import { getPagePath } from '@nanostores/router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { amountDueOf } from '../../lib/rental/amount-due.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { changeTexts, accountTexts } from '../../lib/texts/texts.ts';
import { focusIfLost } from '../ui/focus.ts';
import { CallUs } from '../ui/CallUs.tsx';
import { CancelRental } from './CancelRental.tsx';
import { changesOf, isOver, stageOf, type ShownRental } from './stage.ts';
import styles from './ReservationActions.module.css';
import { $page } from './router.ts';
import { hotline } from '../../lib/site/company.ts';
import { momentsOf } from '../../lib/rental/rental.ts';
import { bookingAddress } from '../../lib/rental/search-address.ts';

interface Props extends ShownRental {
  onCancelled: (reservation: Reservation) => void;
  /** Further actions. */
  children?: ReactNode;
}

/** What can be done with a reservation, and until when. */
export function ReservationActions({ reservation, now, onCancelled, children }: Props) {
  const place = useFocusAfterChange(reservation.status);
  const { id, changeableUntil } = reservation;
  const changes = changesOf(reservation, now);
  const texts = changeTexts();
  const deadline = sentenceTime(changeableUntil ?? '');
  if (changes === 'none' && !isOver(reservation, now)) return null;
  return (
    <div ref={place} className={styles.actions}>
      {changes === 'all' && <p className={styles.note}>{texts.freeUntil(deadline)}</p>}
      {changes === 'extension' && (
        <CallUs className={styles.note}>{texts.wasPossible(deadline)}</CallUs>
      )}
      <div className="cluster">
        {changes === 'none' ? (
          <BookAgain reservation={reservation} now={now} />
        ) : (
          <a className="button" href={getPagePath($page, 'change', { reservationId: id })}>
            {changes === 'all' ? texts.change : texts.extend}
          </a>
        )}
        {changes === 'all' && <CancelRental reservation={reservation} onCancelled={onCancelled} />}
        {children}
      </div>
    </div>
  );
}

/** Shows the new status when a change has removed the button that was pressed, and focuses the first link. */
function useFocusAfterChange(status: string) {
  const place = useRef<HTMLDivElement>(null);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current !== status) {
      focusIfLost(place.current?.querySelector('a'));
      place.current?.closest('article')?.scrollIntoView();
    }
    lastStatus.current = status;
  }, [status]);
  return place;
}

/** What the customer of a reservation does next, at a wall time. */
export function nextStepOf(reservation: Reservation, now: string): string {
  const stage = stageOf(reservation, now);
  const { nextStep } = accountTexts();
  const isExtendable = stage === 'running' && changesOf(reservation, now) === 'extension';
  if (stage === 'cancelled' && amountDueOf(reservation) === 0) return nextStep.cancelledFree();
  return nextStep[isExtendable ? 'extendable' : stage](hotline.text);
}

/** Leads to the vehicle of a rental that is over; with the times of a cancelled one, if they are still ahead. */
function BookAgain({ reservation, now }: ShownRental) {
  const { vehicle, status, pickUpTime } = reservation;
  if (!vehicle) return null;
  const isAhead = status === 'CANCELLED' && pickUpTime > now;
  const address = bookingAddress(vehicle.id, isAhead ? momentsOf(reservation) : null);
  return (
    <a className="button" href={address} target="_self">
      {changeTexts().bookAgain}
      <span className="visually-hidden">: {vehicle.model}</span>
    </a>
  );
}
