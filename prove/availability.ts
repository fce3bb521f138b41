import type { Reservation } from '../contract/reservations.ts';
import {
  reconnect,
  book,
  listVehicleIds,
  askAvailability,
  logIn,
  listReservations,
  type Caller,
} from './calls.ts';
import { edgeCases } from './edge-cases.ts';
import { figure, expectNone, type Result } from './results.ts';
import { distribute } from './load.ts';
import { newCluster, newFolder, run, type DatabaseEnv } from './servers.ts';
import { randomRental, toInstant, type Rental } from './rentals.ts';
import type { ProofOptions } from './run.ts';

/** A booked period of a vehicle, in milliseconds. */
type Period = [from: number, to: number];

/** Checks availability, books at once, and compares both answers with a calendar of its own. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const ranges = Math.round(10_000 * share);
  return [
    ...(await proveOn('PGlite', newFolder(), ranges)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, ranges)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, ranges: number): Promise<Result[]> {
  const server = await run(env);
  const customer = await logIn(server.api, 'customer');
  const admin = await logIn(server.api, 'administrator');
  const vehicles = await listVehicleIds(customer);
  const calendar = new Map(vehicles.map((vehicle): [number, Period[]] => [vehicle, []]));
  for (const { vehicle, pickUpTime, dropOffTime, status } of await listReservations(admin))
    if (status === 'CREATED')
      calendar.get(vehicle!.id)!.push([toMilliseconds(pickUpTime)!, toMilliseconds(dropOffTime)!]);

  const shownPrices = new Map<string, number>();
  const wrong: unknown[] = [];
  const counts = { booked: 0, taken: 0, unbookable: 0 };
  const check = async (caller: Caller, rental: Rental, label: string, expected: number) => {
    const asked = await askAvailability(caller, rental);
    const booked = await book(caller, rental, label);
    const { available, totalPrice } = JSON.parse(asked.text) as Reservation & {
      available?: boolean;
    };
    const answered = asked.status === 200 ? (available ? 201 : 409) : asked.status;
    if (answered !== expected || booked.status !== expected)
      wrong.push({ ...rental, expected, asked: asked.text, booked: booked.text });
    if (booked.status !== 201) return;
    shownPrices.set(label, totalPrice!);
    const period: Period = [toMilliseconds(rental.pickUp)!, toMilliseconds(rental.dropOff)!];
    calendar.get(rental.vehicle)!.push(period);
  };

  const cases = edgeCases(vehicles);
  for (const [index, { expected, ...rental }] of cases.entries())
    await check(customer, rental, `edge-${index}`, expected);
  // Each client has a vehicle of its own, so that nobody books between its check and its booking.
  const callers = vehicles.map(() => reconnect(server.api, customer));
  await distribute(vehicles.length, ranges, async (client, number) => {
    const rental = randomRental([vehicles[client]!]);
    const expected = expectedStatus(rental, calendar.get(rental.vehicle)!);
    counts[expected === 201 ? 'booked' : expected === 409 ? 'taken' : 'unbookable'] += 1;
    await check(callers[client]!, rental, `range-${number}`, expected);
  });

  const rows = (await listReservations(admin)).filter(({ pickUpLocation }) =>
    /^(edge|range)-/.test(pickUpLocation),
  );
  const wrongPrices = rows.filter((row) => row.totalPrice !== shownPrices.get(row.pickUpLocation));
  const wrongTotals = rows.filter((row) => row.totalPrice !== expectedPrice(row));
  await server.end('SIGTERM');
  return [
    figure(`${name}: random rentals`, ranges),
    figure(`${name}: of these free / taken / not bookable`, Object.values(counts).join(' / ')),
    figure(`${name}: rentals that touch or overlap by a minute`, cases.length),
    expectNone(`${name}: wrong answers to checks or bookings`, wrong.length, wrong),
    expectNone(
      `${name}: stored prices that differ from the shown ones`,
      wrongPrices.length,
      wrongPrices,
    ),
    expectNone(
      `${name}: prices that differ from the started hours`,
      wrongTotals.length,
      wrongTotals,
    ),
    expectNone(`${name}: bookings without a row`, shownPrices.size - rows.length),
  ];
}

function expectedStatus({ pickUp, dropOff }: Rental, taken: Period[]): number {
  const [from, to] = [toMilliseconds(pickUp), toMilliseconds(dropOff)];
  if (from === null || to === null || to - from < 3_600_000) return 400;
  return taken.some(([begin, end]) => from < end && begin < to) ? 409 : 201;
}

const toMilliseconds = (time: string) => toInstant(time)?.epochMilliseconds ?? null;

function expectedPrice({ pickUpTime, dropOffTime, vehicle }: Reservation): number {
  const hours = Math.ceil((toMilliseconds(dropOffTime)! - toMilliseconds(pickUpTime)!) / 3_600_000);
  return Math.round(hours * vehicle!.pricePerHour * 100) / 100;
}
