import { useCallback, type ReactNode } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import {
  getOwnReservation,
  type Reservation,
} from '../../../contract/reservations/reservations.ts';
import { call } from '../../lib/api/api.ts';
import { useResource } from '../../lib/api/resource.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import styles from './ReservationFrame.module.css';

interface Props {
  id: string;
  title: string;
  back: { href: string; text: string };
  /** Whether the way to print it stands beside the way back, once it has been loaded. */
  isPrintable?: boolean;
  children: (reservation: Reservation) => ReactNode;
}

/** A screen of one of the user's reservations, which it loads. */
export function ReservationFrame({ id, title, back, isPrintable = false, children }: Props) {
  const load = useCallback(() => call(getOwnReservation, { params: { id } }), [id]);
  const { resource, retry } = useResource(load);
  const { backToReservations, reservationFailed, ticket } = accountTexts();
  if (resource.state === 'failed' && resource.status === 404) {
    const toList = { href: pages.ownReservations, text: backToReservations };
    return <NotFound reason={resource.message} back={toList} />;
  }
  return (
    <>
      <ScreenHeader title={title}>
        <div className={`cluster ${styles.actions}`}>
          <a className="button button--quiet" href={back.href}>
            <Icon name="back" size={18} />
            {back.text}
          </a>
          {isPrintable && resource.state === 'ready' && (
            <button type="button" className="button button--quiet" onClick={() => window.print()}>
              <Icon name="print" size={18} />
              {ticket.print}
            </button>
          )}
        </div>
      </ScreenHeader>
      {resource.state === 'loading' && <Loading />}
      {resource.state === 'failed' && (
        <Failed title={reservationFailed} reason={resource.message} onRetry={retry} />
      )}
      {resource.state === 'ready' && children(resource.data)}
    </>
  );
}
