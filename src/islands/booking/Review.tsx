import { useState, type ReactNode } from 'react';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { placeNamed, type End } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { isByArrangement, sentencesOf } from '../../lib/rental/closed-time.ts';
import { taxNote } from '../../lib/rental/amount-due.ts';
import { price, sentenceTime } from '../../lib/texts/format.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { linesOf } from '../../lib/rental/lines-of.ts';
import { meetingTexts } from '../../lib/texts/meeting-texts.ts';
import { bookingTexts, texts } from '../../lib/texts/texts.ts';
import { hasField, vehicleText } from '../../lib/texts/vehicle-text.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { CallUs } from '../ui/CallUs.tsx';
import { Facts, type FactRow } from '../ui/Facts.tsx';
import type { Rental } from './booking.ts';
import { linesInWords, type Line } from './quote-line.ts';
import styles from './Review.module.css';

interface Props {
  vehicle: Vehicle;
  rental: Rental;
  totalPrice: number;
  lines?: Line[] | undefined;
  changeableUntil?: string | null | undefined;
  /** The consent to the contract. */
  children: ReactNode;
}

/** What a vehicle is rented under besides its price. */
const furtherTerms = ['deposit', 'includedKmPerDay', 'pricePerExtraKm'] as const;

/** What is about to be booked, right above the button, as § 312j BGB asks. */
export function Review(props: Props) {
  const { vehicle, rental, totalPrice, lines, changeableUntil, children } = props;
  const { rental: labels } = texts();
  const { review } = bookingTexts();
  const isOurs = useIsOurs();
  const [known] = useState(readPlaces);
  const places = isOurs ? known : [];
  const facts: FactRow[] = [
    [labels.vehicle, isOurs ? withDetails(vehicle.model, [review.orEqual]) : vehicle.model],
    ...(['pickUp', 'dropOff'] as const).map((end): FactRow => [
      labels[end],
      stop(rental, end, places),
    ]),
    [
      bookingTexts().total,
      priceWith(lines ?? linesOf(vehicle, rental, totalPrice), rental, totalPrice),
    ],
    ...furtherTerms.map(
      (name): FactRow =>
        hasField(vehicle, name) && [vehicleTexts()[name], vehicleText(vehicle, name)],
    ),
  ];
  return (
    <section className={styles.review} data-review aria-label={review.title}>
      <h3 className={styles.title}>{review.title}</h3>
      {children}
      <Facts facts={facts} />
      {changeableUntil && (
        <p className={styles.free}>
          {availabilityTexts().freeUntil(sentenceTime(changeableUntil))}
        </p>
      )}
      <p className={styles.note}>{review.noWithdrawal}</p>
    </section>
  );
}

function stop(rental: Rental, end: End, places: readonly Place[]) {
  const name = rental[`${end}Location`];
  const place = placeNamed(places, name);
  const note = sentencesOf(rental, end, place).join(' ');
  const isAsked = end === 'pickUp' && isByArrangement(rental, place);
  return (
    <>
      {sentenceTime(`${rental[`${end}Date`]}T${rental[`${end}Time`]}`)}
      <br />
      {name}
      {note && <div className={styles.detail}>{note}</div>}
      {isAsked && <CallUs className={styles.detail}>{meetingTexts().askFirst}</CallUs>}
    </>
  );
}

/** The price, its tax if it includes any, and how it comes about. */
function priceWith(lines: Line[], times: Moments, total: number) {
  const details = [taxNote(total, lines), ...linesInWords(lines, times)].filter(Boolean);
  return withDetails(<span className="price">{price(total)}</span>, details);
}

const withDetails = (text: ReactNode, details: string[]) => (
  <>
    {text}
    {details.map((detail) => (
      <div key={detail} className={styles.detail}>
        {detail}
      </div>
    ))}
  </>
);
