import { addMinutes, clockChanges, midnightIn, randomInteger, type Rental } from './rentals.ts';

/** A rental and the expected status of its booking. */
type Case = Rental & { expected: 201 | 400 | 409 };

/** Rentals around a booking of two hours: minutes from its pick-up, and the expected status. */
const aroundBooking = [
  [0, 120, 201],
  [-60, 1, 409],
  [119, 179, 409],
  [30, 91, 409],
  [-60, 180, 409],
  [0, 120, 409],
  // Touching is allowed at both ends.
  [-60, 0, 201],
  [120, 180, 201],
  [400, 459, 400],
  [400, 460, 201],
] as const;

/** Rentals around clock changes, in wall-clock times, and the expected status. */
const aroundClockChange = {
  spring: [
    ['01:30', '03:29', 400],
    ['01:30', '02:30', 400],
    ['02:30', '04:30', 400],
    ['01:30', '03:30', 201],
    ['03:29', '04:29', 409],
    ['03:30', '04:30', 201],
  ],
  autumn: [
    ['01:00', '01:59', 400],
    ['01:00', '02:00', 201],
    ['02:00', '02:59', 400],
    // The first 02:59 is 61 minutes before 03:00.
    ['02:59', '03:00', 201],
    ['02:58', '03:58', 409],
  ],
} as const;

/** Rentals that touch others or overlap them by a minute, in the order to book them. */
export function edgeCases(vehicles: readonly number[]): Case[] {
  const cases = vehicles.flatMap((vehicle) =>
    [70, 80, 90].flatMap((days) => {
      const base = addMinutes(midnightIn(days), randomInteger(120, 600));
      return aroundBooking.map(([from, to, expected]): Case => {
        return { vehicle, pickUp: addMinutes(base, from), dropOff: addMinutes(base, to), expected };
      });
    }),
  );
  for (const season of ['spring', 'autumn'] as const)
    for (const [from, to, expected] of aroundClockChange[season])
      cases.push({
        vehicle: vehicles[0]!,
        pickUp: `${clockChanges[season]}T${from}:00`,
        dropOff: `${clockChanges[season]}T${to}:00`,
        expected,
      });
  return cases;
}
