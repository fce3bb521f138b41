import type { Quote } from '../contract/reservations/quote.ts';
import { askQuote, changeVehicle, listChangeableIds, logIn, reconnect } from './calls.ts';
import { distribute } from './load.ts';
import {
  addMinutes,
  clockChanges,
  midnightIn,
  pickOne,
  randomInteger,
  toInstant,
  type Rental,
} from './rentals.ts';
import { expectNone, figure, type Result } from './results.ts';
import type { ProofOptions } from './run.ts';
import { newFolder, run } from './servers.ts';

interface Rates {
  hour: number;
  day: number | null;
  week: number | null;
}

/** A longer rental never costs less, and every rental as much as its cheapest hours, days and weeks. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const lengths = Math.round(100_000 * share);
  const server = await run(newFolder());
  const admin = await logIn(server.api, 'administrator');
  const vehicles = await listChangeableIds(admin);
  const callers = vehicles.map(() => reconnect(server.api, admin));
  const [dearer, other, failed]: unknown[][] = [[], [], []];
  let asked = 0;
  // Each client has a vehicle of its own, and prices it anew for each row of ever longer rentals.
  await distribute(vehicles.length, Math.ceil(lengths / 95), async (client) => {
    const [caller, vehicle] = [callers[client]!, vehicles[client]!];
    const rates = randomRates();
    await changeVehicle(caller, vehicle, () => ({
      pricePerHour: rates.hour,
      pricePerDay: rates.day,
      pricePerWeek: rates.week,
    }));
    let last = 0;
    for (const rental of longerAndLonger(vehicle)) {
      const hours = startedHours(rental);
      if (hours === null) continue;
      const { status, text } = await askQuote(caller, rental);
      asked += 1;
      if (status !== 200) {
        failed!.push({ ...rental, text });
        continue;
      }
      const { totalPrice, lines } = JSON.parse(text) as Quote;
      const sum = lines.reduce((total, { amount }) => total + cents(amount), 0);
      const price = cents(totalPrice);
      if (price < last) dearer!.push({ ...rental, rates, totalPrice });
      if (price !== cheapest(hours, rates) || sum !== price)
        other!.push({ ...rental, hours, rates, totalPrice, lines });
      last = price;
    }
  });
  await server.end('SIGTERM');
  return [
    figure('lengths', asked),
    expectNone('other answers', failed!.length, failed),
    expectNone('longer rentals that cost less', dearer!.length, dearer),
    expectNone('prices other than the cheapest units, or than their lines', other!.length, other),
  ];
}

const cents = (amount: number) => Math.round(amount * 100);
const randomAmount = (most: number) => randomInteger(1, most) / 100;

const randomRates = (): Rates => ({
  hour: randomAmount(10_000),
  day: Math.random() < 0.3 ? null : randomAmount(200_000),
  week: Math.random() < 0.3 ? null : randomAmount(1_000_000),
});

/** Up to 100 rentals from one pick-up on, half of them over a clock change. */
function* longerAndLonger(vehicle: number): Generator<Rental> {
  const day =
    Math.random() < 0.5
      ? `${pickOne(Object.values(clockChanges))}T00:00:00`
      : midnightIn(randomInteger(3, 600));
  const pickUp = addMinutes(day, randomInteger(-2880, 180));
  const step = pickOne([15, 60, 600]);
  let minutes = 120;
  for (let number = 0; number < 100; number += 1) {
    yield { vehicle, pickUp, dropOff: addMinutes(pickUp, minutes) };
    minutes += randomInteger(1, step);
  }
}

/** Null for times that the clock skips. */
function startedHours({ pickUp, dropOff }: Rental): number | null {
  const [from, to] = [toInstant(pickUp), toInstant(dropOff)];
  if (!from || !to) return null;
  const onTheClock = Temporal.PlainDateTime.from(dropOff).since(pickUp);
  return Math.ceil(Math.min(to.since(from).total('hours'), onTheClock.total('hours')));
}

/** The least that units cost which last so many hours, in cents. */
function cheapest(hours: number, { hour, day, week }: Rates): number {
  const units = [
    [1, cents(hour)],
    [24, cents(day ?? Infinity)],
    [168, cents(week ?? Infinity)],
  ] as const;
  const costs = [0];
  for (let length = 1; length <= hours; length += 1)
    costs.push(
      Math.min(...units.map(([lasts, cost]) => cost + costs[Math.max(0, length - lasts)]!)),
    );
  return costs[hours]!;
}
