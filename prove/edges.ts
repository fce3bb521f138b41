import { after, clockChanges, inDays, random, type Rental } from './rentals.ts';

/** A rental and the status that its booking has to end in. */
type Case = Rental & { expected: 201 | 400 | 409 };

/** Rentals beside one of two hours: minutes after its pick-up, and the expected status. */
const beside = [
  [0, 120, 201],
  [-60, 1, 409],
  [119, 179, 409],
  [30, 91, 409],
  [-60, 180, 409],
  [0, 120, 409],
  // Touching is free, at both ends.
  [-60, 0, 201],
  [120, 180, 201],
  [400, 459, 400],
  [400, 460, 201],
] as const;

/** The hours in which the clock changes: by its own time, and the expected status. */
const changing = {
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
    // The first 02:59; until three it is 61 minutes.
    ['02:59', '03:00', 201],
    ['02:58', '03:58', 409],
  ],
} as const;

/** Rentals that touch others or overlap them by a minute, in the order in which they are to be booked. */
export function edgeCases(vehicles: readonly number[]): Case[] {
  const cases = vehicles.flatMap((vehicle) =>
    [70, 80, 90].flatMap((days) => {
      const base = after(inDays(days), random(120, 600));
      return beside.map(([from, to, expected]): Case => {
        return { vehicle, pickUp: after(base, from), dropOff: after(base, to), expected };
      });
    }),
  );
  for (const season of ['spring', 'autumn'] as const)
    for (const [from, to, expected] of changing[season])
      cases.push({
        vehicle: vehicles[0]!,
        pickUp: `${clockChanges[season]}T${from}:00`,
        dropOff: `${clockChanges[season]}T${to}:00`,
        expected,
      });
  return cases;
}
