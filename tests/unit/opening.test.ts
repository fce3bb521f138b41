import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedEnds, dropOffFrom, meetingAt } from '../../contract/site/meeting.ts';
import {
  isOpenAt,
  nearestOpen,
  openAfter,
  openBefore,
  type Opening,
} from '../../contract/site/opening.ts';
import { holidaysOf } from '../../src/components/vehicle/holidays.ts';

const depot: Opening = {
  hours: [
    { days: [1, 2, 3, 4], opens: '07:00', closes: '12:00' },
    { days: [1, 2, 3, 4], opens: '13:00', closes: '16:00' },
    { days: [5], opens: '07:00', closes: '13:00' },
  ],
  closed: [{ from: '2026-12-24', until: '2026-12-31' }, ...holidaysOf('BY', 2026)],
};

describe('a place', () => {
  test.each([
    ['2026-11-30T07:00', true], // A Monday.
    ['2026-11-30T06:59', false],
    ['2026-11-30T12:00:30', true],
    ['2026-11-30T12:30', false],
    ['2026-12-04T13:00', true],
    ['2026-12-04T14:00', false],
    ['2026-12-05T10:00', false],
    ['2026-06-04T10:00', false], // Corpus Christi, in Bavaria.
    ['2026-12-28T10:00', false],
    ['2027-01-06T10:00', false],
  ])('at %s is open: %s', (at, open) => expect(isOpenAt(depot, at)).toBe(open));

  test('names the open times around one at which it is closed', () => {
    expect(openBefore(depot, '2026-12-26T10:00')).toBe('2026-12-23T16:00');
    expect(openAfter(depot, '2026-12-26T10:00')).toBe('2027-01-04T07:00');
    expect(nearestOpen(depot, '2026-11-30T12:20')).toBe('2026-11-30T12:00');
    expect(nearestOpen(depot, '2026-11-30T12:20', '2026-11-30T12:10')).toBe('2026-11-30T13:00');
    expect(nearestOpen(depot, '2026-11-30T08:00', '2026-11-30T17:00')).toBe('2026-12-01T07:00');
  });

  test('that never opens has none', () => {
    expect(
      [openBefore, openAfter, nearestOpen].map((find) => find({ hours: [] }, '2026-12-26T10:00')),
    ).toEqual([null, null, null]);
  });

  test.each([
    ['the least rental after the pick-up', '2026-11-30T10:00', '2026-11-30T11:00'],
    ['and after what is offered instead of it', '2026-11-29T10:00', '2026-11-30T08:00'],
    ['though an earlier pick-up is offered', '2026-12-25T10:00', '2026-12-25T11:00'],
    ['and from now on while there is none', 'T10:00', '2026-11-01T10:00'],
  ])('offers a drop-off %s', (_, pickUp, earliest) => {
    expect(dropOffFrom(depot, pickUp, '2026-11-01T10:00')).toBe(earliest);
  });

  test('that is closed at both ends offers two times with a rental in between', () => {
    const [pickUp, now] = ['2026-12-25T10:00', '2026-11-01T10:00'];
    expect(meetingAt(depot, 'pickUp', pickUp, now)).toMatchObject({ nearest: '2026-12-23T16:00' });
    const earliest = dropOffFrom(depot, pickUp, now);
    expect(meetingAt(depot, 'dropOff', '2026-12-28T10:00', earliest)).toMatchObject({
      nearest: '2027-01-04T07:00',
    });
  });

  test.each([
    ['2026-12-03T09:00', '2026-12-03T16:00', []],
    ['2026-12-03T09:00', '2026-12-03T17:00', [{ end: 'dropOff', nearest: '2026-12-03T16:00' }]],
    [
      '2026-12-03T06:00',
      '2026-12-03T17:00',
      [
        { end: 'pickUp', nearest: '2026-12-03T07:00' },
        { end: 'dropOff', nearest: '2026-12-03T16:00' },
      ],
    ],
    // Not before the pick-up.
    ['2026-12-03T16:00', '2026-12-03T18:00', [{ end: 'dropOff', nearest: '2026-12-04T07:00' }]],
  ])('says which ends of a rental are closed, with the nearest time', (pickUp, dropOff, closed) => {
    const found = closedEnds(
      { place: depot, at: pickUp },
      { place: depot, at: dropOff },
      '2026-12-01T00:00',
    );
    expect(found).toMatchObject(closed);
  });

  test('promises no more than it can keep', () => {
    const closed = '2026-12-05T10:00';
    expect(meetingAt(depot, 'pickUp', closed)).toEqual({
      kind: 'closed',
      nearest: '2026-12-04T13:00',
    });
    expect(meetingAt({ ...depot, outOfHours: 'ask' }, 'pickUp', closed)).toEqual({ kind: 'ask' });
    expect(meetingAt({ ...depot, outOfHours: 'ask' }, 'dropOff', closed).kind).toBe('closed');
    const keyDrop = { where: 'Tor', responsible: 'opening' } as const;
    expect(meetingAt({ ...depot, keyDrop }, 'dropOff', closed)).toEqual({
      kind: 'keyDrop',
      where: 'Tor',
      until: '2026-12-07T07:00',
    });
    expect(
      meetingAt({ ...depot, keyDrop: { ...keyDrop, responsible: 'drop' } }, 'dropOff', closed),
    ).toMatchObject({ until: null });
    expect(meetingAt({ ...depot, keyDrop }, 'pickUp', closed).kind).toBe('closed');
  });
});

/** Each open minute of the days around, without looking at the code: 1 is open. */
function openMinutes({ hours, closed = [] }: Opening, first: number, days: number): Uint8Array {
  const minutes = new Uint8Array(days * 1440);
  for (let day = 0; day < days; day += 1) {
    const date = new Date(first + day * 86_400_000);
    const iso = date.toISOString().slice(0, 10);
    if (closed.some(({ from, until }) => iso >= from && iso <= until)) continue;
    for (const { days: weekdays, opens, closes } of hours) {
      if (!weekdays.includes(((date.getUTCDay() + 6) % 7) + 1)) continue;
      const [from, until] = [opens, closes].map((time) => {
        const [hour, minute] = time.split(':').map(Number);
        return hour! * 60 + minute!;
      });
      minutes.fill(1, day * 1440 + from!, day * 1440 + until! + 1);
    }
  }
  return minutes;
}

test('agrees with an independent reckoning, minute by minute, across holidays and clock changes', () => {
  const first = Date.UTC(2026, 0, 1);
  const days = 800;
  const minutes = openMinutes(depot, first, days);
  const toText = (index: number) => new Date(first + index * 60_000).toISOString().slice(0, 16);
  // Beginning with the nights of the clock changes.
  const nights = ['2026-03-29T02:30', '2026-10-25T02:30', '2027-03-28T02:30'];
  for (const at of nights) expect(isOpenAt(depot, at)).toBe(false);
  const index = fc.integer({ min: 30 * 1440, max: (days - 30) * 1440 });
  fc.assert(
    fc.property(index, (at) => {
      expect(isOpenAt(depot, toText(at))).toBe(minutes[at] === 1);
      expect(openBefore(depot, toText(at))).toBe(toText(minutes.lastIndexOf(1, at)));
      expect(openAfter(depot, toText(at))).toBe(toText(minutes.indexOf(1, at)));
    }),
    { numRuns: 1000 },
  );
});
