import { discountOf, sumOf } from '../../contract/reservations/lines.ts';
import { priceLines, type Rates } from '../../contract/reservations/price.ts';
import { billedHours } from '../reservations/index.ts';
import type { reservationLines, vehicles } from '../db/schema/index.ts';
import type { DemoReservation } from './reservations.ts';

type Vehicle = typeof vehicles.$inferSelect;
type Line = Pick<
  typeof reservationLines.$inferInsert,
  'kind' | 'quantity' | 'unit' | 'unitPrice' | 'amount' | 'vatPercent' | 'source' | 'text'
>;

/** A reservation of the demo with its instants, and what it costs besides its hours. */
export interface DemoRental {
  demo: DemoReservation;
  vehicle: Vehicle;
  /** At whose rates: the one that was booked. */
  agreed: Vehicle;
  pickUpTime: Date;
  dropOffTime: Date;
  pickedUpAt: Date | null;
  returnedAt: Date | null;
  noShowAt: Date | null;
  billedUntil: Date | null;
  createdAt: Date;
  /** To be paid. */
  hours: number;
  lines: Line[];
  /** What was driven; null while it is out, and where it never was. */
  drivenKm: number | null;
}

const hour = 3_600_000;
const pricePerEighth = 12;

/** What became of a reservation; `at` gives the instant of a day and an hour. */
export function rentalOf(
  demo: DemoReservation,
  vehicles: Vehicle[],
  at: (time: [day: number, hour: number]) => Date,
  zone: string,
): DemoRental {
  const { from, to, counter, swap } = demo;
  const vehicle = vehicles[demo.vehicle]!;
  const agreed = swap ? vehicles[swap.from]! : vehicle;
  const [pickUpTime, dropOffTime] = [at(from), at(to)];
  const returned = counter?.kind === 'returned' ? counter : null;
  const late = returned?.lateHours ?? 0;
  const billedUntil = late > 0 ? new Date(dropOffTime.getTime() + late * hour) : null;
  const hours = billedHours({ pickUpTime, dropOffTime, billedUntil }, zone);
  const extraKm = returned?.extraKm ?? 0;
  const included = (vehicle.includedKmPerDay ?? 0) * Math.ceil(hours / 24);
  return {
    demo,
    vehicle,
    agreed,
    pickUpTime,
    dropOffTime,
    billedUntil,
    hours,
    pickedUpAt: counter && counter.kind !== 'no-show' ? pickUpTime : null,
    returnedAt: returned && (billedUntil ?? new Date(dropOffTime.getTime() - hour / 3)),
    noShowAt: counter?.kind === 'no-show' ? new Date(pickUpTime.getTime() + 2 * hour) : null,
    // Earlier than the hour of the booking limit.
    createdAt: at([Math.min(from[0], 0) - 3, 9]),
    lines: [
      ...oneWayLine(demo),
      ...discountLine(demo, hours, agreed),
      ...linesOf(counter, vehicle),
    ],
    drivenKm: returned && (extraKm > 0 ? included + extraKm : Math.round(included * 0.7)),
  };
}

const oneWayLine = ({ oneWayFee: fee }: DemoReservation): Line[] =>
  fee ? [{ kind: 'one_way', quantity: 1, unit: 'flat', unitPrice: fee, amount: fee }] : [];

function discountLine({ percentOff }: DemoReservation, hours: number, rates: Rates): Line[] {
  if (!percentOff) return [];
  const amount = discountOf(sumOf(priceLines(hours, rates)), percentOff);
  const off = { quantity: percentOff, unit: 'percent', unitPrice: amount, amount };
  return [{ kind: 'discount', ...off, source: 'hand', text: 'Stammkunde' }];
}

function linesOf(counter: DemoReservation['counter'], vehicle: Vehicle): Line[] {
  const line = (kind: Line['kind'], quantity: number, unit: string, unitPrice: number): Line => ({
    kind,
    quantity,
    unit,
    unitPrice,
    amount: Math.round(quantity * unitPrice * 100) / 100,
    source: counter?.kind === 'no-show' ? 'no-show' : 'return',
  });
  if (counter?.kind === 'no-show') return [line('no_show', 1, 'flat', counter.fee)];
  if (counter?.kind !== 'returned') return [];
  const { extraKm = 0, missingEighths = 0, damage } = counter;
  const lines: Line[] = [
    line('kilometres', extraKm, 'kilometre', vehicle.pricePerExtraKm ?? 0),
    line('fuel', missingEighths, 'eighth', pricePerEighth),
    {
      ...line('damage', 1, 'flat', damage?.cost ?? 0),
      vatPercent: 0,
      source: 'hand',
      text: damage?.text ?? null,
    },
  ];
  return lines.filter(({ amount }) => amount > 0);
}
