import { placeNamed, type End } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { bookedSentencesOf } from '../../lib/rental/booked-sentences.ts';
import { amountDueOf, dueTaxNote } from '../../lib/rental/amount-due.ts';
import { hoursText } from '../../lib/rental/places.ts';
import { price, sentenceTime } from '../../lib/texts/format.ts';
import { imageOf } from '../../lib/api/images.ts';
import { afterBookingTexts, texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { Fact } from '../ui/Facts.tsx';
import { WithPhone } from '../ui/WithPhone.tsx';

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
        {(['pickUp', 'dropOff'] as const).map((end) => (
          <Stop key={end} reservation={reservation} places={places} end={end} />
        ))}
      </dl>
    </>
  );
}

function Stop({ reservation, places, end }: Booked & { end: End }) {
  const { openingHours, map } = afterBookingTexts().place;
  const [time, at] = [reservation[`${end}Time`], reservation[`${end}Location`]];
  // Not twice.
  const isSaid = end === 'dropOff' && at === reservation.pickUpLocation;
  const place = isSaid ? undefined : placeNamed(places, at);
  const note = bookedSentencesOf(reservation, end, places, wallTime());
  return (
    <Fact name={texts().rental[end]}>
      <time dateTime={time}>{sentenceTime(time)}</time>
      <span>{at}</span>
      {note && (
        <span className="notice notice--info">
          <WithPhone text={note} />
        </span>
      )}
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
