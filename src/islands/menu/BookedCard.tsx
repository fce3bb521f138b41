import { useStore } from '@nanostores/react';
import { useEffect, useState, useCallback } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import {
  type Reservation,
  getOwnReservation,
} from '../../../contract/reservations/reservations.ts';
import { forgetBooked } from '../../lib/storage/last-booking.ts';
import { fill } from '../../lib/site/addresses.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { filesOf } from '../../lib/rental/reservation-files.ts';
import { $session } from '../../lib/session/session.ts';
import { afterBookingTexts, texts } from '../../lib/texts/texts.ts';
import { useSendsMails } from '../../lib/host/use-host.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { focusIfLost } from '../ui/focus.ts';
import { Icon } from '../ui/Icon.tsx';
import { BookedFacts } from './BookedFacts.tsx';
import { useFold, useEscape } from './use-fold.ts';
import { call } from '../../lib/api/api.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { useResource } from '../../lib/api/resource.ts';

interface Props {
  /** The reservation's. */
  id: number;
  onClose: () => void;
}

/** What was booked, above the lower edge of the page, until it is closed. */
export function BookedCard({ id, onClose }: Props) {
  const reservation = useBooked(id);
  return reservation && <Card reservation={reservation} onClose={onClose} />;
}

function Card({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { card, files } = afterBookingTexts();
  const { measure, folds, isWhole, choose } = useFold();
  const { id, vehicle } = reservation;
  const number = reservationNumber(id);
  const pickUp = sentenceTime(reservation.pickUpTime);
  const close = () => {
    forgetBooked();
    onClose();
    focusIfLost(document.querySelector('main'));
  };
  useEscape(close);
  return (
    <>
      <Announcement>
        {card.announced(vehicle?.model ?? texts().rental.vehicle, number, pickUp)}
      </Announcement>
      <section ref={measure} className="booked-card" aria-labelledby="booked-title">
        <header className="booked-card__head">
          <h2 id="booked-title" className="booked-card__title">
            <a
              href={fill(pages.ownReservation, { reservationId: id })}
              className="booked-card__title-link"
            >
              {card.title}
              {!isWhole && <small>{pickUp}</small>}
            </a>
          </h2>
          {folds && (
            <button
              type="button"
              className="button button--quiet button--icon"
              aria-label={card.more}
              aria-expanded={isWhole}
              onClick={() => choose(!isWhole)}
            >
              <Icon name={isWhole ? 'down' : 'up'} />
            </button>
          )}
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={card.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </header>
        {isWhole && (
          <>
            <BookedFacts reservation={reservation} />
            <MailNote />
            <div className="booked-card__actions">
              <a className="button" href={fill(pages.ownReservation, { reservationId: id })}>
                {card.open}
              </a>
              <FileButton save={filesOf(id).saveCalendar} loading={files.loading} icon="calendar">
                {files.calendar}
              </FileButton>
            </div>
          </>
        )}
      </section>
    </>
  );
}

/** Says something once a screen reader listens to the place. */
function Announcement({ children }: { children: string }) {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {isHeard && children}
    </p>
  );
}

/** Where the confirmation goes, if mails are sent. */
function MailNote() {
  const session = useStore($session);
  const isSent = useSendsMails();
  if (!isSent || session.state !== 'user') return null;
  return (
    <p className="booked-card__note">{afterBookingTexts().card.confirmation(session.user.email)}</p>
  );
}

/** A reservation as it is now; null while unknown. One that is over, or cancelled, is forgotten. */
function useBooked(id: number): Reservation | null {
  const load = useCallback(() => call(getOwnReservation, { params: { id } }), [id]);
  const { resource } = useResource(load);
  const isGone =
    resource.state === 'failed'
      ? resource.status === 404
      : resource.state === 'ready' && !isAhead(resource.data);
  useEffect(() => {
    if (isGone) forgetBooked();
  }, [isGone]);
  return resource.state === 'ready' && !isGone ? resource.data : null;
}

const isAhead = ({ status, dropOffTime }: Reservation): boolean =>
  status === 'CREATED' && dropOffTime > wallTime();
