import { reservationNumber } from '../../../contract/reservation-number.ts';
import type { Reservation } from '../../../contract/reservations.ts';
import { amountDueOf } from '../../lib/amount-due.ts';
import { price, sentenceTime, vatNote } from '../../lib/format.ts';
import { imageOf } from '../../lib/images.ts';
import { texts } from '../../lib/texts.ts';
import { vehicleTexts } from '../../lib/vehicle-texts.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import styles from './BookedCard.module.css';

/** A booked vehicle with its picture: number, when, where and the total. */
export function BookedFacts({ reservation }: { reservation: Reservation }) {
  const { id, vehicle, currency, vatPercent } = reservation;
  const { rental } = texts();
  const amount = amountDueOf(reservation);
  return (
    <div className={styles.booked}>
      <div className={styles.media}>
        <VehicleImage
          image={vehicle && imageOf(vehicle)}
          sizes="8rem"
          alt={vehicle ? vehicleTexts().image(vehicle.model) : ''}
          eager
        />
      </div>
      <p className={styles.vehicle}>
        <strong>{vehicle?.model ?? rental.vehicle}</strong>
        <span>{reservationNumber(id)}</span>
      </p>
      <dl className={styles.facts}>
        <Stop
          name={rental.pickUp}
          time={reservation.pickUpTime}
          place={reservation.pickUpLocation}
        />
        <Stop
          name={rental.dropOff}
          time={reservation.dropOffTime}
          place={reservation.dropOffLocation}
        />
        {amount !== null && (
          <div>
            <dt>{rental.price}</dt>
            <dd>
              {price(amount, currency)}
              {vatNote(vatPercent) && <small> {vatNote(vatPercent)}</small>}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Stop({ name, time, place }: { name: string; time: string; place: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={time}>{sentenceTime(time)}</time>
        <span className={styles.place}>{place}</span>
      </dd>
    </div>
  );
}
