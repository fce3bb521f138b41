import { randomUUID } from 'node:crypto';
import type { counterSteps, payments } from '../db/schema/index.ts';
import type { DemoRental } from './rentals.ts';

export interface StoredRental extends DemoRental {
  id: number;
  totalPrice: number;
}

type Step = typeof counterSteps.$inferInsert;
type Payment = typeof payments.$inferInsert;

/** Kilometres between two rentals, to the car wash and back. */
const between = 12;

/** What was read off at each hand-over and return: the newest reading of a vehicle is its mileage. */
export function stepsOf(rentals: StoredRental[], byUserId: number | null): Step[] {
  const ofVehicles = Object.values(Object.groupBy(rentals, ({ vehicle }) => vehicle.id));
  return ofVehicles.flatMap((ofVehicle) => {
    let reading = ofVehicle![0]!.vehicle.mileageKm ?? 0;
    return ofVehicle!
      .toSorted((rental, other) => other.pickUpTime.getTime() - rental.pickUpTime.getTime())
      .flatMap((rental) => {
        const { pickedUpAt, drivenKm } = rental;
        const steps = stepsOfRental(rental, reading, byUserId);
        if (pickedUpAt) reading -= (drivenKm ?? 0) + between;
        return steps;
      });
  });
}

function stepsOfRental(rental: StoredRental, reading: number, byUserId: number | null): Step[] {
  const { id, pickedUpAt, returnedAt, noShowAt, drivenKm, lines } = rental;
  const before = reading - (drivenKm ?? 0);
  const missing = lines.find(({ kind }) => kind === 'fuel')?.quantity ?? 0;
  const step = (kind: Step['kind'], at: Date): Step => ({
    reservationId: id,
    kind,
    at,
    createdAt: at,
    byUserId,
  });
  const steps: Step[] = [];
  if (pickedUpAt)
    steps.push({
      ...step('hand-over', pickedUpAt),
      mileageKm: before,
      formerMileageKm: before - between,
      fuelEighths: 8,
      licenceSeen: true,
    });
  if (returnedAt)
    steps.push({
      ...step('return', returnedAt),
      mileageKm: reading,
      formerMileageKm: before,
      fuelEighths: 8 - missing,
    });
  if (noShowAt) steps.push(step('no-show', noShowAt));
  return steps;
}

/** Who has the vehicle has left the deposit; who brought it back whole has paid, and got that back. What a damage costs is not paid yet. */
export function paymentsOf(rentals: StoredRental[], recordedBy: number | null): Payment[] {
  return rentals.flatMap(({ id, agreed, demo, pickedUpAt, returnedAt, totalPrice }, index) => {
    const { damage, paid } = demo.counter?.kind === 'returned' ? demo.counter : {};
    const payment = (kind: Payment['kind'], amount: number | null, at: Date | null): Payment[] =>
      at && amount
        ? [
            {
              id: randomUUID(),
              reservationId: id,
              kind,
              amount,
              ...(index % 3 === 0
                ? { method: 'till' as const, note: `Z-${1000 + index}` }
                : { method: 'card' as const }),
              at,
              createdAt: at,
              recordedBy,
            },
          ]
        : [];
    return [
      ...payment('deposit_taken', agreed.deposit, pickedUpAt),
      ...payment('payment', paid ?? totalPrice - (damage?.cost ?? 0), returnedAt),
      ...(damage ? [] : payment('deposit_returned', agreed.deposit, returnedAt)),
    ];
  });
}
