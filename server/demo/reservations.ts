import type { Driver } from '../../contract/reservations/driver.ts';
import type { Status } from '../../contract/reservations/reservations.ts';

/** What happened at the counter, at the agreed times unless it says otherwise. */
type Counter =
  | { kind: 'out' }
  | {
      kind: 'returned';
      /** Kilometres beyond those that are included, eighths that were missing in the tank, and full hours too late. */
      extraKm?: number;
      missingEighths?: number;
      lateHours?: number;
      /** What the repair of a damage costs: a claim. The deposit is held until it is settled. */
      damage?: { cost: number; text: string };
      /** What was paid until now; all, unless it says otherwise. */
      paid?: number;
    }
  | { kind: 'no-show'; fee: number };

/** A reservation. Times are days from today and full hours in the company's time zone. */
export interface DemoReservation {
  vehicle: number;
  customer: number;
  from: [day: number, hour: number];
  to: [day: number, hour: number];
  status: Status;
  counter: Counter | null;
  /** What its drop-off at the other place of the company costs. */
  oneWayFee?: number;
  /** Who drives, if that was said. */
  drivers?: Driver[];
  /** The vehicle that it had before, at whose price it stays, and how the customer agreed to another kind. */
  swap?: { from: number; consent: string };
  /** Percent off the rental, for a regular customer. */
  percentOff?: number;
  /** Whether another rental has its vehicle. */
  isMissing?: boolean;
}

const reservation = (
  vehicle: number,
  customer: number,
  from: DemoReservation['from'],
  to: DemoReservation['to'],
  status: Status = 'CREATED',
  counter: Counter | null = null,
): DemoReservation => ({
  vehicle,
  customer,
  from,
  to,
  status,
  counter,
});

type Plain = [
  vehicle: number,
  customer: number,
  from: DemoReservation['from'],
  to: DemoReservation['to'],
];

const out = (...rental: Plain) => reservation(...rental, 'CREATED', { kind: 'out' });
const returned = (rental: Plain, how: Omit<Extract<Counter, { kind: 'returned' }>, 'kind'> = {}) =>
  reservation(...rental, 'DONE', { kind: 'returned', ...how });
const missed = (fee: number, ...rental: Plain) =>
  reservation(...rental, 'CANCELLED', { kind: 'no-show', fee });

const drivers = {
  jana: { name: 'Jana Fuchs', licenceClass: 'C1', licenceSeenOn: null },
  emre: { name: 'Emre Aydın', licenceClass: 'B', licenceSeenOn: null },
} satisfies Record<string, Driver>;

/** Past, present and future reservations in all states, the open ones in hours at which both places are open on most days: one is late, one lost its vehicle, another one is to be closed. `vehicle` and `customer` are indexes into the other demo lists. */
export const demoReservations: DemoReservation[] = [
  returned([2, 0, [-58, 8], [-56, 17]]),
  returned([6, 1, [-51, 7], [-48, 18]], { extraKm: 85 }),
  returned([4, 2, [-44, 9], [-44, 16]]),
  reservation(0, 0, [-37, 10], [-37, 14], 'CANCELLED'),
  returned([10, 1, [-29, 6], [-25, 19]], {
    missingEighths: 2,
    paid: 500,
  }),
  returned([12, 2, [-22, 8], [-21, 12]], { paid: 0 }),
  returned([3, 0, [-16, 9], [-14, 9]], { lateHours: 3 }),
  missed(60, 8, 1, [-12, 7], [-9, 17]),
  returned([5, 2, [-8, 8], [-6, 18]], {
    damage: { cost: 240, text: 'Spiegel rechts' },
  }),
  returned([7, 0, [-4, 7], [-2, 17]], { extraKm: 40 }),
  out(9, 1, [-5, 7], [-1, 16]),
  out(1, 0, [-1, 8], [2, 16]),
  {
    ...out(6, 1, [-2, 7], [3, 16]),
    drivers: [drivers.jana, drivers.emre],
    swap: { from: 4, consent: 'Am Telefon' },
  },
  { ...out(11, 2, [-1, 12], [1, 12]), oneWayFee: 89 },
  // The other rental of this vehicle began early and goes on until then.
  { ...reservation(1, 2, [1, 9], [2, 12]), isMissing: true },
  reservation(2, 2, [1, 9], [2, 16]),
  reservation(0, 0, [4, 8], [4, 16]),
  { ...reservation(4, 1, [6, 7], [9, 16]), drivers: [drivers.jana] },
  reservation(12, 0, [8, 8], [10, 16], 'CANCELLED'),
  reservation(13, 2, [11, 9], [12, 15]),
  { ...reservation(10, 1, [15, 7], [19, 16]), percentOff: 10 },
  reservation(5, 0, [24, 8], [26, 16]),
  reservation(3, 2, [40, 10], [43, 10]),
  reservation(8, 0, [-3, 9], [-2, 16]),
];
