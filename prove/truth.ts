import { existsSync } from 'node:fs';
import { settingFields } from '../contract/office/settings.ts';
import type { Quote } from '../contract/reservations/quote.ts';
import type { SearchResult } from '../contract/reservations/search.ts';
import { isClosedAt, type End } from '../contract/site/meeting.ts';
import { openAfter } from '../contract/site/opening.ts';
import type { Place } from '../contract/site/places.ts';
import type { Answer } from './http.ts';
import {
  reconnect,
  book,
  changeVehicle,
  listChangeableIds,
  askAvailability,
  oneWayPlaces,
  askQuote,
  logIn,
  listBuffers,
  listHomes,
  listReservations,
  search,
  type Caller,
} from './calls.ts';
import {
  addBlock,
  blockOf,
  handOverNow,
  removeBlock,
  swap,
  undoHandOver,
  type BlockAnswer,
} from './changes.ts';
import { edgeCases } from './edge-cases.ts';
import { figure, expectNone, type Result } from './results.ts';
import { distribute } from './load.ts';
import { limits } from '../contract/values/limits.ts';
import { newCluster, newFolder, run, type DatabaseEnv } from './servers.ts';
import { pickOne, randomRental, toInstant, zone, type Rental } from './rentals.ts';
import type { ProofOptions } from './run.ts';

/** A booked period of a vehicle, in milliseconds. */
type Period = [from: number, to: number];

/** Hours after a one-way rental. */
const transferHours = 30;

/** Minutes after a rental, of the vehicles in turn. */
const buffers = [0, 30, 90, 45];

/**
 * Searches, asks for a quote, checks availability and books at once: all must say the same, and what a calendar of its own
 * says; some come back to another place, after which the vehicle is brought home. What a quote offers instead must be free. Now and then a booking loses its vehicle to a block that is taken back, or is handed
 * over now, which takes the vehicle from whoever had it before until that is undone.
 */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  // It tells the places of one-way rentals, and their hours.
  if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');
  const ranges = Math.round(10_000 * share);
  return [
    ...(await proveOn('PGlite', newFolder(), ranges)),
    ...(await proveOn('PostgreSQL', (await newCluster()).env, ranges)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, ranges: number): Promise<Result[]> {
  // The calendar knows of no vehicle that is late.
  const server = await run(env, {
    NOT_READY_HOURS: '0',
    ONE_WAY_FEE: '10',
    TRANSFER_HOURS: String(transferHours),
  });
  const customer = await logIn(server.api, 'customer');
  const admin = await logIn(server.api, 'administrator');
  const vehicles = await listChangeableIds(customer);
  const calendar = new Map(vehicles.map((vehicle): [number, Period[]] => [vehicle, []]));
  const bufferOf = await listBuffers(admin);
  const homes = await listHomes(customer);
  for (const {
    vehicle,
    pickUpTime: pickUp,
    dropOffTime: dropOff,
    pickUpLocation,
    dropOffLocation,
    status,
  } of await listReservations(admin)) {
    const hours = pickUpLocation === dropOffLocation ? 0 : settingFields.transferHours.usual;
    const spans = spansOf({ pickUp, dropOff }, bufferOf.get(vehicle!.id)!, hours);
    if (status === 'CREATED') calendar.get(vehicle!.id)?.push(...spans);
  }

  const shownPrices = new Map<string, number>();
  const bookings = new Map<string, Rental>();
  let swaps = 0;
  let oneWays = 0;
  const wrong: unknown[] = [];
  const counts = { booked: 0, taken: 0, unbookable: 0 };
  const disturbed = { lost: 0, early: 0 };

  const check = async (caller: Caller, rental: Rental, label: string, expected: number) => {
    const answers = {
      found: await search(caller, rental),
      quoted: await askQuote(caller, rental),
      asked: await askAvailability(caller, rental),
    };
    const taken = calendar.get(rental.vehicle)!;
    const buffer = bufferOf.get(rental.vehicle)!;
    const period = periodOf(rental, buffer);
    const hasNext = () => canFollow(rental, buffer, taken, homes.get(rental.vehicle));
    const next =
      expected === 409 ? await checkNext(caller, rental, answers.quoted, hasNext()) : null;
    const booked = await book(caller, rental, label);
    const said = readAnswers(rental, answers);
    const prices = new Set(said.map(({ totalPrice }) => totalPrice));
    const isRight =
      said.every(({ status }) => status === expected) &&
      booked.status === expected &&
      prices.size === 1 &&
      (expected !== 409 || isTakenUntil(answers.quoted, period, taken));
    if (!isRight || next) wrong.push({ ...rental, expected, said, booked: booked.text, next });
    if (booked.status !== 201) return null;
    shownPrices.set(label, said[0]!.totalPrice!);
    bookings.set(label, rental);
    taken.push(period);
    const { reservation } = JSON.parse(booked.text) as { reservation: { id: number } };
    return { id: reservation.id, period };
  };

  /** By an administrator, for whom no place is closed. */
  const checkOneWay = async (rental: Rental, label: string) => {
    const taken = calendar.get(rental.vehicle)!;
    const buffer = bufferOf.get(rental.vehicle)!;
    const period = periodOf(rental, buffer + 60 * transferHours);
    const expected = expectedStatus(period, rental, taken);
    if (expected === 400) return;
    const plain = await askQuote(admin, rental);
    const answers = {
      quoted: await askQuote(admin, rental, oneWayPlaces),
      asked: await askAvailability(admin, rental, oneWayPlaces),
    };
    const booked = await book(admin, rental, label, {}, false, oneWayPlaces);
    const prices = [answers.quoted, answers.asked].map(
      ({ text }) => (JSON.parse(text) as Quote).totalPrice,
    );
    const price = (JSON.parse(plain.text) as Quote).totalPrice + 10;
    const said = readAnswers(rental, answers);
    const isRight =
      said.every(({ status }) => status === expected) &&
      booked.status === expected &&
      prices.every((one) => one === toCents(price));
    if (!isRight) wrong.push({ ...rental, expected, said, booked: booked.text, price });
    if (booked.status !== 201) return;
    shownPrices.set(label, price);
    taken.push(...spansOf(rental, buffer, transferHours));
    oneWays += 1;
  };

  const lose = async (administrator: Caller, rental: Rental, period: Period, label: string) => {
    const answer = await addBlock(administrator, rental, [], true);
    if (answer.status !== 201) return void wrong.push({ ...rental, block: answer.text });
    const block = blockOf(JSON.parse(answer.text) as BlockAnswer);
    const removed = await removeBlock(administrator, { ...block, moved: [] });
    if (removed.status !== 200) return void wrong.push({ ...rental, removed: removed.text });
    const { vehicle } = rental;
    const others = calendar.get(vehicle)!.filter((other) => other !== period);
    calendar.set(vehicle, others);
    bookings.delete(label);
    disturbed.lost += 1;
  };

  const handOverEarly = async (
    [caller, administrator]: [Caller, Caller],
    { vehicle }: Rental,
    { id, period }: { id: number; period: Period },
    label: string,
  ) => {
    const out: Period = [Date.now(), period[1]];
    const answer = await handOverNow(administrator, id);
    // Somebody of the demo's data has it, or it is out of service.
    if (answer.status === 409) return;
    // Others in its way have lost their vehicle, until it is undone.
    const before = calendar.get(vehicle)!;
    const meanwhile = [...before.filter(([from]) => from >= period[1]), out];
    const known = meanwhile.length;
    calendar.set(vehicle, meanwhile);
    const next = randomRental([vehicle]);
    const asked = periodOf(next, bufferOf.get(vehicle)!);
    await check(caller, next, label, expectedStatus(asked, next, calendar.get(vehicle)!));
    const undone = await undoHandOver(administrator, id);
    const { stayed } = JSON.parse(undone.text) as { stayed?: object[] };
    if (undone.status !== 200 || stayed!.length > 0)
      wrong.push({ vehicle, answer: answer.text, undone: undone.text });
    calendar.set(vehicle, [...before, ...meanwhile.slice(known)]);
    disturbed.early += 1;
  };

  /** Gives a booking that has its vehicle another one, at the same price; `id` is the reservation's. */
  const swapOne = async (id: number, label: string) => {
    const rental = bookings.get(label);
    if (!rental) return;
    const vehicle = pickOne(vehicles);
    const periodOn = (one: number) => periodOf(rental, bufferOf.get(one)!);
    const others = calendar.get(vehicle)!;
    const isTaken = others.some((other) => overlaps(periodOn(vehicle), other));
    const expected = vehicle !== rental.vehicle && isTaken ? 409 : 200;
    const { status, text } = await swap(admin, id, { vehicle });
    if (status !== expected) wrong.push({ ...rental, to: vehicle, expected, text });
    if (status !== 200 || vehicle === rental.vehicle) return;
    const [from] = periodOn(rental.vehicle);
    const rest = calendar.get(rental.vehicle)!.filter(([begin]) => begin !== from);
    calendar.set(rental.vehicle, rest);
    others.push(periodOn(vehicle));
    bookings.set(label, { ...rental, vehicle });
    swaps += 1;
  };

  const prepare = async (vehicle: number, bufferMinutes: number, caps = noCaps) => {
    bufferOf.set(vehicle, bufferMinutes);
    await changeVehicle(admin, vehicle, ({ pricePerHour }) => ({
      bufferMinutes,
      ...caps(pricePerHour),
    }));
  };

  for (const vehicle of vehicles) await prepare(vehicle, 0);
  const cases = edgeCases(vehicles);
  for (const [index, { expected, ...rental }] of cases.entries())
    await check(customer, rental, `edge-${index}`, expected);
  // From here on vehicles need time after a rental, and days and weeks cost less than their hours.
  for (const [index, vehicle] of vehicles.entries())
    await prepare(vehicle, buffers[index % buffers.length]!, withCaps);
  // Each client has a vehicle of its own, so that nobody books between its check and its booking.
  const callers = vehicles.map((): [Caller, Caller] => [
    reconnect(server.api, customer),
    reconnect(server.api, admin),
  ]);
  await distribute(vehicles.length, ranges, async (client, number) => {
    const rental = randomRental([vehicles[client]!]);
    const expected = expectedStatus(
      periodOf(rental, bufferOf.get(rental.vehicle)!),
      rental,
      calendar.get(rental.vehicle)!,
    );
    counts[expected === 201 ? 'booked' : expected === 409 ? 'taken' : 'unbookable'] += 1;
    const [caller, administrator] = callers[client]!;
    const made = await check(caller, rental, `range-${number}`, expected);
    const chance = Math.random();
    if (made && chance < 0.05) await lose(administrator, rental, made.period, `range-${number}`);
    else if (made && chance < 0.08)
      await handOverEarly([caller, administrator], rental, made, `range-${number}-later`);
  });

  for (let number = 0; number < ranges / 20; number += 1)
    await checkOneWay(randomRental(vehicles), `one-way-${number}`);

  const listOurs = async () =>
    (await listReservations(admin)).filter(({ pickUpLocation }) =>
      /^(edge|range|one-way|after)-/.test(pickUpLocation),
    );
  // What was swapped is free on the one, and taken on the other.
  for (const row of await listOurs()) {
    const isOneWay = row.pickUpLocation.startsWith('one-way');
    if (!isOneWay && Math.random() < 0.3) await swapOne(row.id, row.pickUpLocation);
    if (Math.random() < 0.7) continue;
    const rental = randomRental(vehicles);
    const period = periodOf(rental, bufferOf.get(rental.vehicle)!);
    const expected = expectedStatus(period, rental, calendar.get(rental.vehicle)!);
    await check(customer, rental, `after-${row.id}`, expected);
  }

  const rows = await listOurs();
  const wrongPrices = rows.filter((row) => row.totalPrice !== shownPrices.get(row.pickUpLocation));
  await server.end('SIGTERM');
  return [
    figure(`${name}: random rentals`, ranges),
    figure(`${name}: of these free / taken / not bookable`, Object.values(counts).join(' / ')),
    figure(`${name}: vehicles lost / handed over early`, Object.values(disturbed).join(' / ')),
    figure(`${name}: bookings that got another vehicle`, swaps),
    figure(`${name}: that come back to another place`, oneWays),
    figure(`${name}: rentals that touch or overlap by a minute`, cases.length),
    expectNone(
      `${name}: wrong answers to searches, quotes, checks or bookings`,
      wrong.length,
      wrong,
    ),
    expectNone(
      `${name}: stored prices that differ from the shown ones`,
      wrongPrices.length,
      wrongPrices,
    ),
    expectNone(`${name}: bookings without a row`, shownPrices.size - rows.length),
  ];
}

const toCents = (price: number) => Math.round(price * 100) / 100;
const noCaps = (_perHour: number) => ({});
const withCaps = (perHour: number) => ({
  pricePerDay: toCents(perHour * 7),
  pricePerWeek: toCents(perHour * 37),
});

const periodOf = (
  { pickUp, dropOff }: Pick<Rental, 'pickUp' | 'dropOff'>,
  buffer: number,
): Period => [toMilliseconds(pickUp) ?? NaN, (toMilliseconds(dropOff) ?? NaN) + buffer * 60_000];

/** A rental's and, apart from it, that of the way home: a quote for the rental's time names the rental's end. */
function spansOf(
  rental: Pick<Rental, 'pickUp' | 'dropOff'>,
  buffer: number,
  hours: number,
): Period[] {
  const own = periodOf(rental, buffer);
  return hours === 0 ? [own] : [own, [own[1], own[1] + hours * 3_600_000]];
}

const overlaps = ([from, to]: Period, [begin, end]: Period) => from < end && begin < to;

function expectedStatus(period: Period, { pickUp, dropOff }: Rental, taken: Period[]): number {
  const [from, to] = [toMilliseconds(pickUp), toMilliseconds(dropOff)];
  if (from === null || to === null || to - from < 3_600_000) return 400;
  return taken.some((other) => overlaps(period, other)) ? 409 : 201;
}

/** The status that a booking should have by each answer, and the price that it gives. */
function readAnswers(
  { vehicle }: Rental,
  { found, quoted, asked }: { found?: Answer } & Record<'quoted' | 'asked', Answer>,
) {
  const read = (
    { status, text }: Answer,
    pick: (body: unknown) => Partial<SearchResult> | undefined,
  ) => {
    const offer = status === 200 ? pick(JSON.parse(text)) : undefined;
    return {
      status: offer ? (offer.available ? 201 : 409) : status,
      totalPrice: offer?.totalPrice,
    };
  };
  return [
    ...(found
      ? [
          read(found, (body) =>
            (body as { content: SearchResult[] }).content.find(({ id }) => id === vehicle),
          ),
        ]
      : []),
    read(quoted, (body) => body as Quote),
    read(asked, (body) => body as Partial<SearchResult>),
  ];
}

const quarter = 15 * 60_000;

/** The first instant from another one on at which a vehicle can be handed over or back at a place, anywhere without one. */
function openFrom(place: Place | undefined, end: End, at: number): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  const wall = instant.toZonedDateTimeISO(zone).toPlainDateTime().toString();
  return place && isClosedAt(place, end, wall) ? toMilliseconds(openAfter(place, wall)!)! : at;
}

/** Whether as long a rental is left later, in which its vehicle's place is open, before bookings end. */
function canFollow(
  rental: Rental,
  buffer: number,
  taken: Period[],
  home: Place | undefined,
): boolean {
  const horizon = Temporal.Now.instant().add({ hours: 24 * limits.bookingHorizonDays });
  const [from, to] = periodOf(rental, 0);
  return taken.some(([, end]) => {
    const start = openFrom(home, 'pickUp', Math.ceil(end / quarter) * quarter);
    const until = openFrom(home, 'dropOff', start + to - from);
    const period: Period = [start, until + buffer * 60_000];
    return (
      start > from &&
      until < horizon.epochMilliseconds &&
      !taken.some((other) => overlaps(period, other))
    );
  });
}

/** What is wrong with what a quote offers instead; null if it can be had, or if nothing can follow. */
async function checkNext(caller: Caller, rental: Rental, { text }: Answer, hasNext: boolean) {
  const { nextFree } = JSON.parse(text) as Quote;
  if (!nextFree) return hasNext ? 'no next time' : null;
  const { pickUpTime: pickUp, dropOffTime: dropOff } = nextFree;
  const answer = await askQuote(caller, { ...rental, pickUp, dropOff });
  const length = (one: Rental) => toMilliseconds(one.dropOff)! - toMilliseconds(one.pickUp)!;
  const isFree =
    answer.status === 200 &&
    (JSON.parse(answer.text) as Quote).available &&
    // A drop-off at closed times waits until the place opens.
    length({ ...rental, pickUp, dropOff }) >= length(rental);
  return isFree ? null : { nextFree, answer: answer.text };
}

const isTakenUntil = ({ text }: Answer, period: Period, taken: Period[]): boolean => {
  const ends = taken.filter((other) => overlaps(period, other)).map(([, end]) => end);
  const { takenUntil } = JSON.parse(text) as Quote;
  // A wall-clock time in the hour that occurs twice does not say which.
  const said = takenUntil && Temporal.PlainDateTime.from(takenUntil);
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.max(...ends));
  return said !== null && instant.toZonedDateTimeISO(zone).toPlainDateTime().equals(said);
};

const toMilliseconds = (time: string) => toInstant(time)?.epochMilliseconds ?? null;
