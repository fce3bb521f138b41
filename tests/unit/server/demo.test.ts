import { expect, test } from 'vitest';
import { demoReservations, type DemoReservation } from '../../../server/demo/reservations.ts';
import { demoVehicles } from '../../../server/demo/vehicles.ts';

const hours = ([day, hour]: DemoReservation['from']) => 24 * day + hour;

test('a reservation of the demo whose vehicle is missing lost it to another one', () => {
  const missing = demoReservations.filter(({ isMissing }) => isMissing);
  expect(missing).toHaveLength(1);
  for (const lost of missing) {
    const others = demoReservations.filter(
      (other) =>
        other.vehicle === lost.vehicle &&
        !other.isMissing &&
        other.status === 'CREATED' &&
        hours(other.from) < hours(lost.from) &&
        hours(other.to) > hours(lost.to),
    );
    expect(others).toHaveLength(1);
  }
});

test('a vehicle of the demo that was swapped with consent is of another kind', () => {
  const swapped = demoReservations.filter(({ swap }) => swap);
  expect(swapped).toHaveLength(1);
  for (const { vehicle, swap } of swapped)
    expect(demoVehicles[vehicle]!.category).not.toBe(demoVehicles[swap!.from]!.category);
});
