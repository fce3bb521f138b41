import { afterAll, beforeAll, expect, test } from 'vitest';
import { perRentalText } from '../../contract/reservations/rental-fields.ts';
import { reservationStates, stateOf } from '../../contract/reservations/reservation-states.ts';
import { statuses } from '../../contract/reservations/reservations.ts';
import { isInState } from '../../server/reservations/conditions.ts';
import { isOut, reservations, users } from '../../server/db/schema/index.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';
import type { OpenDatabase } from '../../server/db/index.ts';

const now = new Date('2030-01-02T10:00Z');
const hour = 3_600_000;
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Around every moment on which a state depends. */
const times = [
  [-3 * hour, -2 * hour],
  [-hour, -1],
  [-hour, 0],
  [-hour, 1],
  [-1, hour],
  [0, hour],
  [1, hour],
] as const;
const moments = [null, at(-hour)];

/** Each possible rental: of any status, time, and record of what happened, even of those that no step at the counter leaves. */
const rentals = statuses.flatMap((status) =>
  times.flatMap(([pickUp, dropOff]) =>
    moments.flatMap((pickedUpAt) =>
      moments.flatMap((returnedAt) =>
        moments.map((noShowAt) => ({
          status,
          pickUpTime: at(pickUp),
          dropOffTime: at(dropOff),
          pickedUpAt,
          returnedAt,
          noShowAt,
        })),
      ),
    ),
  ),
);
type Rental = (typeof rentals)[number];

/** What brings a vehicle back closes its reservation, and what opens it again forgets the return. */
const isPossible = ({ status, returnedAt }: Rental) => status !== 'CREATED' || returnedAt === null;
const possible = rentals.filter(isPossible);

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  const [user] = await open.db
    .insert(users)
    .values({
      firstName: 'Erika',
      lastName: 'Mustermann',
      email: 'erika@example.com',
      phoneNumber: '',
      address: '',
      zipCode: '',
      passwordHash: '',
      roles: ['Customer'],
    })
    .returning({ id: users.id });
  await addVehicles(open.db, possible.length);
  await open.db.insert(reservations).values(
    possible.map((rental, index) => ({
      ...rental,
      userId: user!.id,
      vehicleId: index + 1,
      ...perRentalText(() => ''),
      totalPrice: 10,
    })),
  );
});
afterAll(() => open.close());

const idsOf = (isWanted: (rental: Rental) => boolean) =>
  possible.flatMap((rental, index) => (isWanted(rental) ? [index + 1] : []));

const found = async (where: ReturnType<typeof isInState>) => {
  const rows = await open.db
    .select({ vehicleId: reservations.vehicleId })
    .from(reservations)
    .where(where)
    .orderBy(reservations.vehicleId);
  return rows.map(({ vehicleId }) => vehicleId);
};

test.each(reservationStates)('the database finds the rentals that are %s', async (state) => {
  expect(await found(isInState(state, now))).toEqual(
    idsOf((rental) => stateOf(rental, now) === state),
  );
});

test('those that are open are not closed yet', async () => {
  expect(await found(isInState('open', now))).toEqual(idsOf(({ status }) => status === 'CREATED'));
});

test('those that are out are late or not', async () => {
  expect(await found(isOut)).toEqual(
    idsOf((rental) => ['out', 'late'].includes(stateOf(rental, now))),
  );
});
