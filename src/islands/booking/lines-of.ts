import { priceLines, type PriceLine } from '../../../contract/price.ts';
import type { Moments } from '../../../contract/rental.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { minutesBetween } from '../../lib/clock.ts';

/** The price lines, for hosts that send none; empty if they do not add up to the total, as after a price change. */
export function linesOf(vehicle: Vehicle, times: Moments, totalPrice: number): PriceLine[] {
  const minutes = minutesBetween(
    `${times.pickUpDate}T${times.pickUpTime}`,
    `${times.dropOffDate}T${times.dropOffTime}`,
  );
  const lines = priceLines(Math.ceil(minutes / 60), vehicle);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return Math.round(sum * 100) === Math.round(totalPrice * 100) ? lines : [];
}
