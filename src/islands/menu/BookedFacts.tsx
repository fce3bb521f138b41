import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { amountDueOf, dueTaxNote } from '../../lib/rental/amount-due.ts';
import { price, sentenceTime } from '../../lib/texts/format.ts';
import { imageOf } from '../../lib/api/images.ts';
import { texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { Fact } from '../ui/Facts.tsx';

/** A booked vehicle with its picture: number, when, where and the total. */
export function BookedFacts({ reservation }: { reservation: Reservation }) {
  const { id, vehicle, currency } = reservation;
  const tax = dueTaxNote(reservation);
  const { rental } = texts();
  const amount = amountDueOf(reservation);
  const image = vehicle && imageOf(vehicle);
  return (
    <div className="booked-card__body">
      {image && (
        <img
          {...image}
          className="booked-card__image"
          sizes="8rem"
          alt={vehicleTexts().image(vehicle.model)}
          width="1200"
          height="750"
        />
      )}
      <p className="booked-card__vehicle">
        <strong>{vehicle?.model ?? rental.vehicle}</strong>
        <span>{reservationNumber(id)}</span>
      </p>
      <dl className="booked-card__facts">
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
          <Fact name={rental.price}>
            {price(amount, currency)}
            {tax && <small> {tax}</small>}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Stop({ name, time, place }: { name: string; time: string; place: string }) {
  return (
    <Fact name={name}>
      <time dateTime={time}>{sentenceTime(time)}</time>
      <span className="booked-card__place">{place}</span>
    </Fact>
  );
}
