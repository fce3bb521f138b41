import type { Moments } from '../../../contract/reservations/rental.ts';
import { closedEnd } from '../../../contract/site/meeting.ts';
import type { SearchResult } from '../../../contract/reservations/search.ts';
import { price, sentenceTime } from '../../lib/texts/format.ts';
import { linesText } from '../../lib/rental/lines-of.ts';
import { bookingAddress, momentsIn } from '../../lib/rental/search-address.ts';
import { placeOf } from '../../lib/site/place-of.ts';
import { meetingTexts } from '../../lib/texts/meeting-texts.ts';
import { searchTexts } from '../../lib/texts/search-texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { startedHours } from '../../lib/rental/started-hours.ts';
import { EqualVehicles } from './EqualVehicles.tsx';
import styles from './FoundCard.module.css';
import { VehicleCard } from './VehicleCard.tsx';

/** What to know of a time at which the vehicle's place is closed; null at any other. */
export function closedText({ homePlace }: SearchResult, moments: Moments | null): string | null {
  const place = placeOf(homePlace ?? '');
  if (!place || !moments) return null;
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime } = moments;
  const end = closedEnd(
    { place, at: `${pickUpDate}T${pickUpTime}` },
    { place, at: `${dropOffDate}T${dropOffTime}` },
  );
  return end && meetingTexts().closedAt(place.name, sentenceTime(end.at));
}

interface Props {
  vehicle: SearchResult;
  moments: Moments | null;
  /** The image is probably in sight at once. */
  eager: boolean;
}

/** A vehicle with its price for the time; one that is taken leads to the next time at which it is free. */
export function FoundCard({ vehicle, moments, eager }: Props) {
  const { id, available, nextFree, totalPrice, free, of } = vehicle;
  const times = nextFree ? momentsIn(nextFree) : moments;
  const closed = closedText(vehicle, moments);
  const { isTaken, freeAgain, freeEquals, forDuration, duration } = searchTexts();
  const isPriced = available && moments !== null && totalPrice !== null;
  return (
    <VehicleCard
      vehicle={vehicle}
      eager={eager}
      href={bookingAddress(id, times)}
      isTaken={!available}
      total={
        isPriced ? (
          <>
            {price(totalPrice)}
            <small>{forDuration(duration(startedHours(moments)))}</small>
          </>
        ) : undefined
      }
    >
      {!available && (
        <p className={styles.taken}>
          <strong className={styles.badge}>{isTaken}</strong>{' '}
          {nextFree && freeAgain(sentenceTime(nextFree.pickUpTime))}
        </p>
      )}
      {closed && <p className={styles.taken}>{closed}</p>}
      {isPriced && <p className={styles.lines}>{linesText(vehicle, moments, totalPrice)}</p>}
      {available && moments && <EqualVehicles of={of} count={free} text={freeEquals} />}
      {!moments && <EqualVehicles of={of} text={vehicleTexts().equals} />}
    </VehicleCard>
  );
}
