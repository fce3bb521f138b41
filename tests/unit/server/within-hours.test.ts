import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { meetingAt, type End, type MeetingPlace } from '../../../contract/site/meeting.ts';
import { withinHours, type Moved, type Proposal } from '../../../server/search/within-hours.ts';
import { toWallTime } from '../../../server/time/wall-times.ts';

const zone = 'Europe/Berlin';
const quarter = 15 * 60_000;
const depot: MeetingPlace = {
  hours: [
    { days: [1, 2, 3, 4], opens: '07:00', closes: '12:00' },
    { days: [1, 2, 3, 4], opens: '13:00', closes: '16:00' },
    { days: [5], opens: '07:00', closes: '13:00' },
  ],
  closed: [{ from: '2026-10-27', until: '2026-10-28' }],
};
const keyDrop = { where: 'Tor', responsible: 'opening' } as const;
const places = {
  depot,
  keyDrop: { ...depot, keyDrop },
  ask: { ...depot, outOfHours: 'ask' },
} as const;
/** A Monday; the clocks change on the Sunday before the second one. */
const first = Date.parse('2026-10-19T00:00+02:00');

type Span = [from: number, until: number];
const at = (count: number) => new Date(first + count * quarter);
const toCount = (instant: Date) => (instant.getTime() - first) / quarter;

/** What can be booked of the quarters of 50 days, by place and end. */
const bookable = Object.entries(places).map(([name, place]) => {
  const quarters = (end: End) =>
    Array.from(
      { length: 50 * 96 },
      (_, count) => meetingAt(place, end, toWallTime(at(count), zone)).kind !== 'closed',
    );
  return { name, place, pickUp: quarters('pickUp'), dropOff: quarters('dropOff') };
});

/** When a vehicle is free, without looking at the code; in quarters of an hour. */
const vehicle = (taken: Span[], length: number) => {
  const overlapping = (from: number, until: number) =>
    taken.filter((span) => span[0] < until && from < span[1]);
  const freeFrom = (from: number): number =>
    overlapping(from, from + length).length > 0 ? freeFrom(from + 1) : from;
  return {
    isFree: (from: number, until: number) => overlapping(from, until).length === 0,
    freeFrom,
    next: ({ slot }: Moved) => {
      const [from, until] = [toCount(slot.pickUpTime), toCount(slot.dropOffTime)];
      const ends = overlapping(from, until).map(([, end]) => end);
      return at(freeFrom(Math.max(from, ...ends)));
    },
  };
};

test('what is proposed is the first time that can be booked and is free', async () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 15 * 96 }), fc.integer({ min: 1, max: 96 }))
    .map(([from, length]): Span => [from, from + length]);
  const asked = fc.record({
    taken: fc.array(span, { maxLength: 6 }),
    from: fc.integer({ min: 0, max: 7 * 96 }),
    length: fc.integer({ min: 2, max: 4 * 96 }),
    at: fc.constantFrom(...bookable),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ taken, from, length, at: { place, pickUp, dropOff } }) => {
      const { isFree, freeFrom, next } = vehicle(taken, length);
      const endOf = (start: number) => dropOff.indexOf(true, start + length);
      let start = freeFrom(from);
      while (!pickUp[start] || !isFree(start, endOf(start))) start += 1;
      const slot = { pickUpTime: at(freeFrom(from)), dropOffTime: at(freeFrom(from) + length) };
      const proposal = { id: 1, slot, places: { pickUp: place, dropOff: place } };
      const [found] = await withinHours([proposal], async ([one]) => [next(one!)], zone);
      expect(found).toEqual({ pickUpTime: at(start), dropOffTime: at(endOf(start)) });
    }),
    { numRuns: 500 },
  );
});

const noon = { pickUpTime: at(40), dropOffTime: at(44) };
const night = { pickUpTime: at(80), dropOffTime: at(84) };

test('only what is closed is asked about, all at once', async () => {
  const ask = vi.fn(async (moved: Moved[]) => moved.map(({ slot }) => slot.pickUpTime));
  const proposal = (id: number, slot: typeof noon, pickUp?: MeetingPlace): Proposal => ({
    id,
    slot,
    places: { pickUp, dropOff: pickUp },
  });
  const open = [proposal(1, noon, depot), proposal(2, night)];
  expect(await withinHours(open, ask, zone)).toEqual([noon, night]);
  expect(ask).not.toHaveBeenCalled();
  const [, , moved] = await withinHours([...open, proposal(3, night, depot)], ask, zone);
  expect(moved).toEqual({ pickUpTime: at(96 + 28), dropOffTime: at(96 + 32) });
  expect(ask.mock.calls.map(([ones]) => ones.map(({ id }) => id))).toEqual([[3]]);
});

test('nothing is proposed where a place stays closed, or nobody knows', async () => {
  const never = { hours: [] };
  const propose = (place: MeetingPlace, start: Date | null) =>
    withinHours(
      [{ id: 1, slot: night, places: { pickUp: place, dropOff: place } }],
      async () => [start],
      zone,
    );
  expect(await propose(never, at(0))).toEqual([null]);
  expect(await propose(depot, null)).toEqual([null]);
  expect(await propose(depot, at(80))).toEqual([null]);
});
