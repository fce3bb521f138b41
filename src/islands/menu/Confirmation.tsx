import { useCallback, useEffect, useState } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import {
  type Reservation,
  getOwnReservation,
} from '../../../contract/reservations/reservations.ts';
import type { Place } from '../../../contract/site/places.ts';
import { forgetBooked } from '../../lib/storage/last-booking.ts';
import { fill } from '../../lib/site/addresses.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { accountTexts, afterBookingTexts, messageOf, texts } from '../../lib/texts/texts.ts';
import { bringList } from '../../lib/texts/bring-list.ts';
import { Failed } from '../ui/Failed.tsx';
import { focusIfLost } from '../ui/focus.ts';
import { Icon } from '../ui/Icon.tsx';
import { BookedFacts, type Booked } from './BookedFacts.tsx';
import { BookedFiles } from './BookedFiles.tsx';
import { call } from '../../lib/api/api.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { useResource } from '../../lib/api/resource.ts';

interface Props {
  /** The reservation's. */
  id: number;
  onClose: () => void;
}

/** What was booked, as the first thing of home, until it is closed. A rental that is over, or cancelled, is forgotten. */
export function Confirmation({ id, onClose }: Props) {
  const load = useCallback(() => loadBooked(id), [id]);
  const { resource, retry } = useResource(load);
  const isGone =
    resource.state === 'failed'
      ? resource.status === 404
      : resource.state === 'ready' && !isAhead(resource.data.reservation);
  useEffect(() => {
    if (!isGone) return;
    forgetBooked();
    onClose();
  }, [isGone, onClose]);
  if (isGone || resource.state === 'loading') return null;
  if (resource.state === 'failed')
    return (
      <div className="container">
        <p>{messageOf('bookings.created')}</p>
        <Failed
          title={accountTexts().reservationFailed}
          reason={resource.message}
          onRetry={retry}
        />
      </div>
    );
  return <Whole {...resource.data} onClose={onClose} />;
}

/** Both at once: nothing moves for what comes later. */
async function loadBooked(id: number): Promise<Booked> {
  const [reservation, places] = await Promise.all([
    call(getOwnReservation, { params: { id } }),
    fetch('/places.json')
      .then((answer) => answer.json() as Promise<Place[]>)
      .catch(() => []),
  ]);
  return { reservation, places };
}

const isAhead = ({ status, dropOffTime }: Reservation): boolean =>
  status === 'CREATED' && dropOffTime > wallTime();

function Whole({ reservation, places, onClose }: Booked & Pick<Props, 'onClose'>) {
  const { card } = afterBookingTexts();
  const { id, vehicle, pickUpTime } = reservation;
  const model = vehicle?.model ?? texts().rental.vehicle;
  const close = () => {
    forgetBooked();
    onClose();
    focusIfLost(document.querySelector('main'));
  };
  return (
    <section className="booked container" aria-labelledby="booked-title">
      <Announcement>
        {card.announced(model, reservationNumber(id), sentenceTime(pickUpTime))}
      </Announcement>
      <header className="booked__head">
        <Icon name="check" size={28} />
        <h2 id="booked-title">{messageOf('bookings.created')}</h2>
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={card.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </header>
      <BookedFacts reservation={reservation} places={places} />
      <div className="booked__next">
        <h3>{accountTexts().ticket.bring}</h3>
        <ul>
          {bringList(reservation).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="booked__actions cluster">
        <a
          className="button button--primary"
          href={fill(pages.ownReservation, { reservationId: id })}
        >
          {card.open}
        </a>
        <BookedFiles id={id} />
      </div>
    </section>
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
