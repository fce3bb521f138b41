import { getPagePath } from '@nanostores/router';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { company, dialable } from '../../lib/site/company.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { amountDueOf } from '../../lib/rental/amount-due.ts';
import { filesOf } from '../../lib/rental/reservation-files.ts';
import { $session } from '../../lib/session/session.ts';
import { accountTexts, afterBookingTexts, texts } from '../../lib/texts/texts.ts';
import { FactRows, Facts } from '../ui/Facts.tsx';
import { lazyWith } from '../ui/lazy-screen.tsx';
import { ReservationFiles } from '../ui/ReservationFiles.tsx';
import { statusTone } from '../ui/StatusBadge.tsx';
import { fill } from '../../lib/site/addresses.ts';
import { pages } from '../../../contract/site/pages.ts';
import { Emergency } from './Emergency.tsx';
import { BookedPrice } from './BookedPrice.tsx';
import { Drivers } from './Drivers.tsx';
import { OrderReference } from './OrderReference.tsx';
import { RentalTimes } from './RentalTimes.tsx';
import { ReservationActions } from './ReservationActions.tsx';
import { furtherRentalFactsOf } from './rental-facts.tsx';
import { $page } from './router.ts';
import { isMissed, isOpen, stageOf, type ShownRental } from './stage.ts';
import styles from './Ticket.module.css';
import { TicketTop } from './TicketTop.tsx';
import { bringList } from '../../lib/texts/bring-list.ts';
import { vehicleFactsOf } from './ticket-texts.ts';

const Invoices = lazyWith(null)(() => import('./Invoices.tsx'), 'Invoices', ['invoices']);

/** A reservation with all that its customer needs at the counter; fits a printed page. */
export function Ticket({ reservation: loaded, now }: ShownRental) {
  const [reservation, setReservation] = useState(loaded);
  const { vehicle, status } = reservation;
  const { ticket } = accountTexts();
  const stage = stageOf(reservation, now);
  const isOut = (stage === 'running' || stage === 'overdue') && !isMissed(reservation, now);
  const { rental } = texts();
  const [phone] = company.phones;
  const { customer, isCompany } = useCustomer();
  const isOurs = useIsOurs();
  const [places] = useState(readPlaces);
  const [files] = useState(() => filesOf(loaded.id));
  return (
    <article className={`card ${styles.ticket} ${statusTone(status)}`}>
      <TicketTop reservation={reservation} now={now} />
      <dl className={styles.times}>
        <RentalTimes
          rental={reservation}
          now={isOpen(reservation, now) ? now : null}
          places={isOpen(reservation, now) || stage === 'overdue' ? places : []}
          isBackFirst={isOut}
        />
        <FactRows facts={[[ticket.customer, customer], ...furtherRentalFactsOf(reservation)]} />
      </dl>
      {isOut && stage === 'overdue' && <Emergency />}
      <ReservationActions reservation={reservation} now={now} onCancelled={setReservation} />
      {stage === 'running' && <Emergency />}
      {/* None is issued before the rental is over. */}
      {isOurs && status !== 'CREATED' && <Invoices reservationId={reservation.id} />}
      <div className={styles.parts}>
        {!(status === 'CANCELLED' && amountDueOf(reservation) === 0) && (
          <section>
            <h3>{rental.price}</h3>
            <BookedPrice reservation={reservation} />
          </section>
        )}
        {stage === 'upcoming' && (
          <section>
            <h3>{ticket.bring}</h3>
            <ul className={styles.bring}>
              {bringList(reservation).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Drivers reservation={reservation} isAhead={isOpen(reservation, now)} isCompany={isCompany} />
      <OrderReference reservation={reservation} isCompany={isCompany} />
      <ReservationFiles files={files} steps={loaded} isAhead={isOpen(reservation, now)} />
      {vehicle && (
        <section>
          <h3>{rental.vehicle}</h3>
          <Facts className={styles.facts} facts={vehicleFactsOf(vehicle)} />
          <a
            className={styles.link}
            href={fill(pages.vehicle, { vehicleId: vehicle.id })}
            target="_self"
          >
            {ticket.toVehicle}
          </a>
        </section>
      )}
      <footer className={styles.foot}>
        <section>
          <h3>{ticket.questions}</h3>
          <p>
            {ticket.callUs}
            <a className={styles.phone} href={`tel:${dialable(phone)}`}>
              {phone}
            </a>
          </p>
        </section>
        {isOurs && (
          <a
            className={styles.link}
            href={getPagePath($page, 'contract', { reservationId: reservation.id })}
          >
            {afterBookingTexts().files.printable}
          </a>
        )}
      </footer>
    </article>
  );
}

/** Whose reservation it is. */
function useCustomer() {
  const session = useStore($session);
  if (session.state !== 'user') return { customer: null, isCompany: false };
  const { firstName, lastName, companyName } = session.user;
  return {
    customer: [`${firstName} ${lastName}`, companyName].filter(Boolean).join(', '),
    isCompany: Boolean(companyName),
  };
}
