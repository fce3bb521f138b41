import { placeNamed } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { amountDueOf, dueTaxNote } from '../../lib/rental/amount-due.ts';
import { hoursText } from '../../lib/rental/places.ts';
import { price, sentenceTime } from '../../lib/texts/format.ts';
import { imageOf } from '../../lib/api/images.ts';
import { afterBookingTexts, texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { Fact } from '../ui/Facts.tsx';

export interface Booked {
  reservation: Reservation;
  /** The company's. */
  places: Place[];
}

/** A booked vehicle with its picture: number, when, where and the total. */
export function BookedFacts({ reservation, places }: Booked) {
  const { id, vehicle, currency } = reservation;
  const tax = dueTaxNote(reservation);
  const { rental } = texts();
  const amount = amountDueOf(reservation);
  const isOneWay = reservation.pickUpLocation !== reservation.dropOffLocation;
  const image = vehicle && imageOf(vehicle);
  return (
    <>
      {image && (
        <img
          {...image}
          className="booked__image"
          sizes="14rem"
          alt={vehicleTexts().image(vehicle.model)}
          width="1200"
          height="750"
        />
      )}
      <p className="booked__vehicle">
        <strong>{vehicle?.model ?? rental.vehicle}</strong>
        <span>{reservationNumber(id)}</span>
        {amount !== null && (
          <span>
            {price(amount, currency)}
            {tax && <small> {tax}</small>}
          </span>
        )}
      </p>
      <dl className="booked__times">
        <Stop
          name={rental.pickUp}
          time={reservation.pickUpTime}
          at={reservation.pickUpLocation}
          place={placeNamed(places, reservation.pickUpLocation)}
        />
        <Stop
          name={rental.dropOff}
          time={reservation.dropOffTime}
          at={reservation.dropOffLocation}
          // Not twice.
          place={isOneWay ? placeNamed(places, reservation.dropOffLocation) : undefined}
        />
      </dl>
    </>
  );
}

interface StopProps {
  name: string;
  time: string;
  at: string;
  /** Undefined where it is none of the company's. */
  place: Place | undefined;
}

function Stop({ name, time, at, place }: StopProps) {
  const { openingHours, map } = afterBookingTexts().place;
  return (
    <Fact name={name}>
      <time dateTime={time}>{sentenceTime(time)}</time>
      <span>{at}</span>
      {place && (
        <>
          <span>{place.address}</span>
          <span>{openingHours(hoursText(place.hours))}</span>
          <a href={place.map} target="_blank" rel="noreferrer">
            {map}
            <span className="visually-hidden">: {place.name}</span>
          </a>
        </>
      )}
    </Fact>
  );
}
