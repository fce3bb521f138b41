import { noBookingLimits } from '../tests/support/booking-limits.ts';
import { book, listReservations, listVehicleIds, logIn } from './calls.ts';
import { newCustomer } from './new-customer.ts';
import { addMinutes, midnightIn, pickOne, randomInteger } from './rentals.ts';
import { expectAtLeast, expectAtMost, expectNone, figure, type Result } from './results.ts';
import { run, type DatabaseEnv } from './servers.ts';

const [accounts, tries, horizon] = [12, 200, 90];
const place = 'Hoarded';
const defaults = Object.fromEntries(Object.keys(noBookingLimits).map((name) => [name, '']));
const day = 86_400_000;

/** Somebody who books all vehicles for as long as possible, with several accounts from one address, at the default limits. */
export async function proveHoarder(name: string, env: DatabaseEnv): Promise<Result[]> {
  const server = await run(env, { RATE_LIMITS: 'on', ...defaults });
  const admin = await logIn(server.api, 'administrator');
  const vehicles = await listVehicleIds(admin);
  const customers = [];
  for (let one = 0; one < accounts; one += 1)
    customers.push(await newCustomer(server.api, `hoarder-${one}@example.com`));
  const unexpected: unknown[] = [];
  const counts = { booked: 0, refused: 0 };
  for (let one = 0; one < tries; one += 1) {
    // The longest first; what is left of the days is filled with ever shorter ones.
    const days = pickOne(one < 2 * accounts ? [14, 90] : [1, 2, 3, 5, 7, 14]);
    const pickUp = addMinutes(midnightIn(randomInteger(1, horizon - days)), 600);
    const rental = { vehicle: pickOne(vehicles), pickUp, dropOff: addMinutes(pickUp, days * 1440) };
    const { status, text } = await book(customers[one % accounts]!, rental, place);
    if (status === 201) counts.booked += 1;
    else if (status === 409 || status === 429) counts.refused += 1;
    else unexpected.push(`${status} ${text}`);
  }
  const hoarded = (await listReservations(admin)).filter(
    ({ pickUpLocation, status }) => pickUpLocation === place && status === 'CREATED',
  );
  const taken = hoarded
    .map(({ pickUpTime, dropOffTime }) => (Date.parse(dropOffTime) - Date.parse(pickUpTime)) / day)
    .reduce((sum, days) => sum + days, 0);
  await server.end('SIGTERM');
  return [
    figure(`${name}: tries of ${accounts} accounts at one address to hoard`, tries),
    expectAtLeast(`${name}: bookings that they made`, counts.booked, 1),
    figure(`${name}: bookings refused`, counts.refused),
    expectAtMost(
      `${name}: share of the vehicle-days of ${horizon} days that they hold, %`,
      (100 * taken) / (vehicles.length * horizon),
      20,
    ),
    expectNone(`${name}: other answers to them`, unexpected.length, unexpected),
  ];
}
