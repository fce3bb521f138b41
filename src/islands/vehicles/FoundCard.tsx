import type { Moments } from '../../../contract/reservations/rental.ts';
import type { SearchResult } from '../../../contract/reservations/search.ts';
import { addDays } from '../../../contract/values/add-days.ts';
import { price, sentenceTime, shortDate, weekday } from '../../lib/texts/format.ts';
import { closedTimeOf, isByArrangement } from '../../lib/rental/closed-time.ts';
import { linesText, totalOf } from '../../lib/rental/lines-of.ts';
import { momentsOf } from '../../lib/rental/rental.ts';
import { bookingAddress } from '../../lib/rental/search-address.ts';
import { placeOf } from '../../lib/site/place-of.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { searchTexts } from '../../lib/texts/search-texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { startedHours } from '../../lib/rental/started-hours.ts';
import { EqualVehicles } from './EqualVehicles.tsx';
import styles from './FoundCard.module.css';
import { VehicleCard } from './VehicleCard.tsx';

/** What to know of a time at which the vehicle's place is closed; null at any other. */
export function closedTimeAt({ homePlace }: SearchResult, moments: Moments | null) {
  const place = placeOf(homePlace ?? '');
  return place && moments ? closedTimeOf(moments, place, place) : null;
}

/** Whether the vehicle is free then, but picked up by arrangement only. */
export const isArranged = (vehicle: SearchResult, moments: Moments | null): boolean =>
  vehicle.available &&
  moments !== null &&
  isByArrangement(moments, placeOf(vehicle.homePlace ?? ''));

/** `Fri 13:00 – Mon 07:00`, each end unbroken; with dates where a weekday could be another one. */
function shortTimes(
  { pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments,
  asked: Moments,
): string {
  const [first, , , last] = [
    pickUpDate,
    dropOffDate,
    asked.pickUpDate,
    asked.dropOffDate,
  ].toSorted();
  const day = last! < addDays(first!, 7) ? weekday : shortDate;
  const lastDay = dropOffDate === pickUpDate ? '' : `${day(dropOffDate)}\u00a0`;
  return `${day(pickUpDate)}\u00a0${pickUpTime} – ${lastDay}${dropOffTime}`;
}

interface Props {
  vehicle: SearchResult;
  moments: Moments | null;
  /** The image is probably in sight at once. */
  eager: boolean;
}

/** A vehicle with its price for the time. One that is taken leads to the next time at which it is free, one whose place is closed to the nearest at which that is open, and shows what that costs. */
export function FoundCard({ vehicle, moments, eager }: Props) {
  const { id, available, nextFree, totalPrice, free, of } = vehicle;
  const closed = closedTimeAt(vehicle, moments);
  const open = closed ? (closed.instead?.moments ?? null) : moments;
  const times = nextFree ? momentsOf(nextFree) : (open ?? moments);
  const total = closed && open ? totalOf(vehicle, open) : totalPrice;
  const isPriced = available && open !== null && total !== null;
  const { isTaken, freeAgain, freeEquals, forDuration, duration } = searchTexts();
  return (
    <VehicleCard
      vehicle={vehicle}
      eager={eager}
      href={bookingAddress(id, times)}
      isTaken={!available}
      total={
        isPriced ? (
          <>
            {closed && (
              <small className={styles.line}>
                <strong className={styles.badge}>{shortTimes(open, moments!)}</strong>
              </small>
            )}
            {price(total)}
            <small>{forDuration(duration(startedHours(open)))}</small>
            <small className={styles.line}>{linesText(vehicle, open, total)}</small>
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
      {!closed && isArranged(vehicle, moments) && (
        <p>
          <strong className={styles.badge}>{availabilityTexts().byArrangement}</strong>
        </p>
      )}
      {available && moments && <EqualVehicles of={of} count={free} text={freeEquals} />}
      {!moments && <EqualVehicles of={of} text={vehicleTexts().equals} />}
    </VehicleCard>
  );
}
