import type { ReactNode } from 'react';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { price, sentenceTime, vatNote } from '../../lib/texts/format.ts';
import { linesOf } from '../../lib/rental/lines-of.ts';
import { bookingTexts, texts } from '../../lib/texts/texts.ts';
import { hasField, vehicleText } from '../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { Facts } from '../ui/Facts.tsx';
import type { Rental } from './booking.ts';
import { lineText, type Line } from './line-text.ts';
import styles from './Review.module.css';

interface Props {
  vehicle: Vehicle;
  rental: Rental;
  totalPrice: number;
  lines?: Line[] | undefined;
}

/** What a vehicle is rented under besides its price. */
const furtherTerms = ['deposit', 'includedKmPerDay', 'pricePerExtraKm'] as const;

/** What is about to be booked, right above the button, as § 312j BGB asks. */
export function Review({ vehicle, rental, totalPrice, lines }: Props) {
  const { rental: labels } = texts();
  const { review } = bookingTexts();
  const facts: [string, ReactNode][] = [
    [labels.vehicle, vehicle.model],
    [
      labels.pickUp,
      <TimeAndPlace
        key="pick-up"
        day={rental.pickUpDate}
        time={rental.pickUpTime}
        place={rental.pickUpLocation}
      />,
    ],
    [
      labels.dropOff,
      <TimeAndPlace
        key="drop-off"
        day={rental.dropOffDate}
        time={rental.dropOffTime}
        place={rental.dropOffLocation}
      />,
    ],
    [
      labels.price,
      <Price
        key="price"
        lines={lines ?? linesOf(vehicle, rental, totalPrice)}
        total={totalPrice}
      />,
    ],
    ...furtherTerms
      .filter((name) => hasField(vehicle, name))
      .map((name): [string, string] => [vehicleTexts()[name], vehicleText(vehicle, name)]),
  ];
  return (
    <section className={styles.review} aria-label={review.title}>
      <h3 className={styles.title}>{review.title}</h3>
      <Facts facts={facts} />
      <p className={styles.note}>{review.noWithdrawal}</p>
    </section>
  );
}

function TimeAndPlace({ day, time, place }: { day: string; time: string; place: string }) {
  return (
    <>
      {sentenceTime(`${day}T${time}`)}
      <br />
      {place}
    </>
  );
}

/** The price, its tax if it includes any, and how it comes about. */
function Price({ lines, total }: { lines: Line[]; total: number }) {
  const details = [vatNote(), ...lines.map(lineText)].filter(Boolean);
  return (
    <>
      {price(total)}
      {details.map((text) => (
        <div key={text} className={styles.detail}>
          {text}
        </div>
      ))}
    </>
  );
}
