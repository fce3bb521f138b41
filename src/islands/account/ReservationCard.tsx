import { getPagePath } from '@nanostores/router';
import { useState } from 'react';
import { amountDueOf, dueLinesOf, dueTaxNote } from '../../lib/rental/amount-due.ts';
import { bookedSentencesOf } from '../../lib/rental/booked-sentences.ts';
import { hotline } from '../../lib/site/company.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { inOneLine, price } from '../../lib/texts/format.ts';
import { imageOf } from '../../lib/api/images.ts';
import { lineText, lossNote } from '../../lib/texts/line-text.ts';
import type { End } from '../../../contract/site/meeting.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { accountTexts, texts, afterBookingTexts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { statusTone } from '../ui/StatusBadge.tsx';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import { WithPhone } from '../ui/WithPhone.tsx';
import { RentalTimes } from './RentalTimes.tsx';
import { ReservationActions, nextStepOf } from './ReservationActions.tsx';
import { StageBadge } from './StageBadge.tsx';
import styles from './ReservationCard.module.css';
import { $page } from './router.ts';
import { isOpen, stageOf, type ShownRental } from './stage.ts';
import { filesOf } from '../../lib/rental/reservation-files.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { FileButton } from '../ui/FileButton.tsx';

interface Props extends ShownRental {
  /** The customer's next rental, which is shown larger. */
  isNext?: boolean;
}

/** A reservation in the list: a link, whose area is the whole card, and what can be done with it. */
export function ReservationCard({ reservation: listed, now, isNext = false }: Props) {
  const [reservation, setReservation] = useState(listed);
  const { id, vehicle, status, currency } = reservation;
  const tax = dueTaxNote(reservation);
  const amount = amountDueOf(reservation);
  const lines = dueLinesOf(reservation);
  const loss = lossNote(lines, status);
  const { rental } = texts();
  const stage = stageOf(reservation, now);
  const isAhead = isOpen(reservation, now);
  const end = stage === 'upcoming' ? 'pickUp' : 'dropOff';
  const outside = (of: End) =>
    isAhead ? bookedSentencesOf(reservation, of, readPlaces(), now) : '';
  const next = outside(end);
  // Of what comes after, only what is still to be arranged.
  const later = end === 'pickUp' ? outside('dropOff') : '';
  const told = later.includes(hotline.text) ? [next, later] : [next];
  return (
    <article
      className={`card ${styles.card} ${isNext ? styles.next : ''} ${statusTone(status)}`}
      aria-labelledby={`reservation-${id}`}
    >
      <div className={styles.media}>
        <VehicleImage
          image={vehicle && imageOf(vehicle)}
          sizes={isNext ? '(min-width: 48rem) 27rem, 100vw' : '(min-width: 48rem) 14rem, 8rem'}
          alt={vehicle ? vehicleTexts().image(vehicle.model) : ''}
          eager={isNext}
        />
      </div>
      <div className={styles.head}>
        <h3 id={`reservation-${id}`} className={styles.model}>
          <a
            className={`cover-link ${styles.link}`}
            href={getPagePath($page, 'reservation', { reservationId: id })}
          >
            {vehicle?.model ?? rental.vehicle}
            <span className="visually-hidden">, {reservationNumber(id)}</span>
          </a>
        </h3>
        <StageBadge reservation={reservation} now={now} />
      </div>
      <dl className={styles.facts}>
        <RentalTimes rental={reservation} now={isAhead ? now : null} />
        <div>
          <dt>{rental.number}</dt>
          <dd className={styles.number}>{reservationNumber(id)}</dd>
        </div>
        <div>
          <dt>{rental.price}</dt>
          <dd className={styles.price}>
            {amount === null ? '–' : price(amount, currency)}
            {lines.length > 0 && (
              <small>{inOneLine(lines.map((line) => lineText(line, currency)))}</small>
            )}
            {tax && <small>{tax}</small>}
            {loss && <small>{loss}</small>}
          </dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <p className={styles.step}>
          <span className={styles.told}>
            {told.filter(Boolean).map((text) => (
              <span key={text}>
                <WithPhone text={text} />
              </span>
            ))}
            {!next && nextStepOf(reservation, now)}
          </span>
          <span className={styles.details} aria-hidden="true">
            {accountTexts().list.details}
            <Icon name="right" size={16} />
          </span>
        </p>
        {isNext && (
          <ReservationActions reservation={reservation} now={now} onCancelled={setReservation}>
            {stage === 'upcoming' && <CalendarButton id={id} />}
          </ReservationActions>
        )}
      </div>
    </article>
  );
}

/** Saves a reservation for a calendar, of a server of ours. */
function CalendarButton({ id }: { id: number }) {
  const { files } = afterBookingTexts();
  if (!useIsOurs()) return null;
  return (
    <FileButton save={filesOf(id).saveCalendar} loading={files.loading} icon="calendar">
      {files.calendar}
    </FileButton>
  );
}
