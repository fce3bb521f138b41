import type { Reservation } from '../contract/reservations.ts';
import { another, book, fleet, isAvailable, logIn, stored, type Caller } from './calls.ts';
import { edgeCases } from './edges.ts';
import { figure, none, type Finding } from './findings.ts';
import { share } from './load.ts';
import { newCluster, newFolder, run, type Place } from './places.ts';
import { anyRental, instant, type Rental } from './rentals.ts';
import type { Amounts } from './run.ts';

/** What the calendar of a vehicle holds, in milliseconds. */
type Taken = [from: number, to: number];

/** Asks whether a vehicle is free and books it at once, and compares both with a calendar of its own. */
export async function prove({ share: part }: Amounts): Promise<Finding[]> {
  const ranges = Math.round(10_000 * part);
  return [
    ...(await proveOn('PGlite', newFolder(), ranges)),
    ...(await proveOn('PostgreSQL', (await newCluster()).place, ranges)),
  ];
}

async function proveOn(name: string, place: Place, ranges: number): Promise<Finding[]> {
  const server = await run(place);
  const customer = await logIn(server.api, 'customer');
  const admin = await logIn(server.api, 'administrator');
  const vehicles = await fleet(customer);
  const calendar = new Map(vehicles.map((vehicle): [number, Taken[]] => [vehicle, []]));
  for (const { vehicle, pickUpTime, dropOffTime, status } of await stored(admin))
    if (status === 'CREATED')
      calendar.get(vehicle!.id)!.push([millisecond(pickUpTime)!, millisecond(dropOffTime)!]);

  const shown = new Map<string, number>();
  const wrong: unknown[] = [];
  const counts = { booked: 0, taken: 0, unbookable: 0 };
  const check = async (caller: Caller, rental: Rental, called: string, expected: number) => {
    const asked = await isAvailable(caller, rental);
    const booked = await book(caller, rental, called);
    const { available, totalPrice } = JSON.parse(asked.text) as Reservation & {
      available?: boolean;
    };
    const said = asked.status === 200 ? (available ? 201 : 409) : asked.status;
    if (said !== expected || booked.status !== expected)
      wrong.push({ ...rental, expected, asked: asked.text, booked: booked.text });
    if (booked.status !== 201) return;
    shown.set(called, totalPrice!);
    const taken: Taken = [millisecond(rental.pickUp)!, millisecond(rental.dropOff)!];
    calendar.get(rental.vehicle)!.push(taken);
  };

  const edges = edgeCases(vehicles);
  for (const [place, { expected, ...rental }] of edges.entries())
    await check(customer, rental, `edge-${place}`, expected);
  // Each client has a vehicle of its own, so that nobody books between a question and its booking.
  const callers = vehicles.map(() => another(server.api, customer));
  await share(vehicles.length, ranges, async (client, piece) => {
    const rental = anyRental([vehicles[client]!]);
    const expected = expectedOf(rental, calendar.get(rental.vehicle)!);
    counts[expected === 201 ? 'booked' : expected === 409 ? 'taken' : 'unbookable'] += 1;
    await check(callers[client]!, rental, `range-${piece}`, expected);
  });

  const rows = (await stored(admin)).filter(({ pickUpLocation }) =>
    /^(edge|range)-/.test(pickUpLocation),
  );
  const dear = rows.filter((row) => row.totalPrice !== shown.get(row.pickUpLocation));
  const hourly = rows.filter((row) => row.totalPrice !== priceOf(row));
  await server.end('SIGTERM');
  return [
    figure(`${name}: ranges at random`, ranges),
    figure(`${name}: of these free / taken / not to be booked`, Object.values(counts).join(' / ')),
    figure(`${name}: ranges that touch or overlap by a minute`, edges.length),
    none(`${name}: questions or bookings answered otherwise than true`, wrong.length, wrong),
    none(`${name}: prices stored other than shown`, dear.length, dear),
    none(`${name}: prices other than started hours`, hourly.length, hourly),
    none(`${name}: bookings without a row`, shown.size - rows.length),
  ];
}

function expectedOf({ pickUp, dropOff }: Rental, taken: Taken[]): number {
  const [from, to] = [millisecond(pickUp), millisecond(dropOff)];
  if (from === null || to === null || to - from < 3_600_000) return 400;
  return taken.some(([begin, end]) => from < end && begin < to) ? 409 : 201;
}

const millisecond = (time: string) => instant(time)?.epochMilliseconds ?? null;

function priceOf({ pickUpTime, dropOffTime, vehicle }: Reservation): number {
  const hours = Math.ceil((millisecond(dropOffTime)! - millisecond(pickUpTime)!) / 3_600_000);
  return Math.round(hours * vehicle!.pricePerHour * 100) / 100;
}
