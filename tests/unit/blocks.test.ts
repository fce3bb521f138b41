import { duesOf } from '../support/dues.ts';
import { describe, expect, test } from 'vitest';
import { allDues, announcedDues } from '../../contract/vehicles/vehicle-dues.ts';
import { blockForm, blockOf, valuesOf } from '../../src/islands/admin/blocks/block-form.ts';
import { inspectionDay } from '../../src/islands/admin/blocks/planned-dues.ts';
import {
  addMinutes,
  drawn,
  movedBy,
  movedByKey,
  snapOf,
} from '../../src/islands/admin/timeline/span.ts';
import { slotsOf, stateOfBar } from '../../src/islands/admin/timeline/slots.ts';

const view = { from: '2031-03-03', days: 7 };
const span = { from: '2031-03-04T08:00:00', until: '2031-03-04T16:00:00' };

/** The span after keys are pressed together: `Alt+Shift+ArrowLeft`. */
function press(keys: string) {
  const [key, ...modifiers] = keys.split('+').toReversed();
  return movedByKey(span, {
    key: key!,
    altKey: modifiers.includes('Alt'),
    ctrlKey: modifiers.includes('Control'),
    metaKey: modifiers.includes('Meta'),
    shiftKey: modifiers.includes('Shift'),
  });
}

describe('a block on the timeline', () => {
  test('is moved as a whole or by its ends, which stay in order', () => {
    expect(movedBy(span, 'all', 60)).toEqual({
      from: '2031-03-04T09:00:00',
      until: '2031-03-04T17:00:00',
    });
    expect(movedBy(span, 'until', 1440).until).toBe('2031-03-05T16:00:00');
    expect(movedBy(span, 'from', 1440).from).toBe('2031-03-04T15:45:00');
    expect(movedBy(span, 'until', -1440).until).toBe('2031-03-04T08:15:00');
    const open = { ...span, until: null };
    expect(movedBy(open, 'until', 60)).toEqual(open);
    expect(movedBy(open, 'all', -60)).toEqual({ from: '2031-03-04T07:00:00', until: null });
  });

  test('keeps the time of day when it is moved by days, whatever the season', () => {
    expect(addMinutes('2031-03-29T08:00:00', 1440)).toBe('2031-03-30T08:00:00');
  });

  test.each([
    ['ArrowRight', '08:15', '16:15'],
    ['ArrowLeft', '07:45', '15:45'],
    ['ArrowUp', '09:00', '17:00'],
    ['Shift+ArrowDown', '08:00', '15:00'],
    ['Shift+ArrowRight', '08:00', '16:15'],
    ['Alt+Shift+ArrowLeft', '07:45', '16:00'],
    ['Alt+Shift+ArrowUp', '09:00', '16:00'],
  ])('is moved by %s', (keys, ...clocks) => {
    const { from, until } = press(keys)!;
    expect([from, until].map((time) => time!.slice(11, 16))).toEqual(clocks);
  });

  test('is moved by days, and by no other key', () => {
    expect([press('PageUp')!.from, press('PageDown')!.from]).toEqual([
      ...['2031-03-05T08:00:00', '2031-03-03T08:00:00'],
    ]);
    for (const keys of ['Enter', 'Tab', 'a']) expect(press(keys)).toBeNull();
  });

  test.each(['Alt+ArrowLeft', 'Control+PageUp', 'Control+Shift+PageDown', 'Meta+ArrowUp'])(
    'leaves %s to the browser',
    (keys) => {
      expect(press(keys)).toBeNull();
    },
  );

  test('is drawn in either direction, in steps that can be aimed at', () => {
    const shares = [2.26 / 7, 1.49 / 7] as const;
    const expected = { from: '2031-03-04T12:00:00', until: '2031-03-05T06:00:00' };
    expect(drawn(view, ...shares)).toEqual(expected);
    expect(drawn(view, shares[1], shares[0])).toEqual(expected);
    expect(drawn(view, 0.5, 0.5)).toEqual({
      from: '2031-03-06T12:00:00',
      until: '2031-03-06T12:30:00',
    });
    expect(drawn(view, -1, 2)).toEqual({
      from: '2031-03-03T00:00:00',
      until: '2031-03-10T00:00:00',
    });
    expect([7, 14, 28, 84].map((days) => snapOf({ ...view, days }))).toEqual([30, 60, 180, 1440]);
  });
});

describe('slots', () => {
  const rental = {
    id: 1,
    userId: 1,
    customer: 'Ida Muster',
    status: 'CREATED',
    pickUpTime: '2031-03-03T00:00:00',
    dropOffTime: '2031-03-04T00:00:00',
    pickedUpAt: null,
    returnedAt: null,
    vehicleMissing: false,
  };
  const noon = '2031-03-05T00:00:00';

  test('blocked time is not free', () => {
    const block = { id: 1, ...span, until: null, reason: 'repair' as const, note: '', version: 1 };
    const slots = slotsOf(
      view,
      { reservations: [], blocks: [block], transfers: [] },
      '2031-01-01T00:00:00',
      1 / 28,
    );
    expect(slots).toMatchObject([{ kind: 'free', start: 0 }]);
    expect(slots[0]!.end).toBeCloseTo((1 + 8 / 24) / 7);
  });

  test('a reservation that lost the vehicle is drawn, and leaves the time free', () => {
    const lost = { ...rental, vehicleMissing: true };
    const slots = slotsOf(
      view,
      { reservations: [lost], blocks: [], transfers: [] },
      '2031-01-01T00:00:00',
      1 / 28,
    );
    expect(slots.map(({ kind }) => kind)).toEqual(['reserved', 'free']);
    expect(slots[1]).toMatchObject({ start: 0, end: 1 });
    expect(stateOfBar(lost, noon)).toBe('missing');
  });

  test('a late rental is drawn on to now, and blocks the time until then', () => {
    const late = { ...rental, pickedUpAt: rental.pickUpTime, returnedAt: null };
    const [bar, free] = slotsOf(
      view,
      { reservations: [late], blocks: [], transfers: [] },
      noon,
      1 / 28,
    );
    expect(bar).toMatchObject({ kind: 'reserved', start: 0, lateFrom: 0.5 });
    expect(bar!.end).toBeCloseTo(2 / 7);
    expect(free).toMatchObject({ kind: 'free', from: noon });
  });

  test.each([
    ['not handed over', { pickedUpAt: null }],
    [
      'brought back',
      { status: 'DONE', pickedUpAt: rental.pickUpTime, returnedAt: rental.dropOffTime },
    ],
  ])('a rental is not late if it was %s', (_, changed) => {
    const reservations = [{ ...rental, ...changed }];
    const [bar] = slotsOf(view, { reservations, blocks: [], transfers: [] }, noon, 1 / 28);
    expect(bar).toMatchObject({ lateFrom: null, end: 1 / 7 });
  });

  test('a rental that is over ends when the vehicle was back', () => {
    const returnedAt = '2031-03-05T00:00:00';
    const reservations = [{ ...rental, status: 'DONE', pickedUpAt: rental.pickUpTime, returnedAt }];
    const [bar] = slotsOf(view, { reservations, blocks: [], transfers: [] }, noon, 1 / 28);
    expect(bar!.end).toBeCloseTo(2 / 7);
  });
});

describe('dues', () => {
  const vehicle = {
    dues: duesOf({ inspectionDueOn: '2031-04-02', safetyCheckDueOn: '2031-03-01' }),
  };

  test('are announced 30 days ahead, the first first', () => {
    expect(announcedDues(vehicle, '2031-03-03')).toMatchObject([
      { kind: 'safetyCheck', on: '2031-03-01', isPast: true },
      { kind: 'inspection', on: '2031-04-02', isPast: false },
    ]);
    expect(announcedDues(vehicle, '2031-03-02')).toHaveLength(1);
    expect(allDues(vehicle, '2031-01-01')).toHaveLength(2);
    expect(allDues({ dues: null }, '2031-01-01')).toEqual([]);
  });

  test.each([
    ['2031-03-28', '2031-03-03', '2031-03-21'],
    ['2031-03-29', '2031-03-03', '2031-03-24'],
    ['2031-03-06', '2031-03-03', '2031-03-04'],
    ['2031-02-01', '2031-03-07', '2031-03-10'],
  ])('due on %s, on %s an inspection is planned for %s', (dueOn, today, day) => {
    expect(inspectionDay(dueOn, today)).toBe(day);
  });
});

describe('the form of a block', () => {
  const filled = valuesOf({
    vehicleId: 7,
    ...span,
    reason: 'repair',
    note: 'Bremsen',
  });
  const messages = (changed: object) =>
    blockForm
      .safeParse({ ...filled, ...changed })
      .error?.issues.map(({ path, message }) => [...[path.join(), message]]);

  test('gives the block back', () => {
    const block = { vehicleId: 7, ...span, reason: 'repair', note: 'Bremsen' };
    expect(blockOf(blockForm.parse(filled))).toEqual(block);
    const open = { ...filled, isOpen: true, untilDate: '' };
    expect(blockOf(blockForm.parse(open))).toEqual({ ...block, until: null });
  });

  test.each([
    [{ vehicleId: null, reason: '' }, ['vehicleId', 'blocks.vehicle'], ['reason', 'blocks.reason']],
    [{ untilDate: '' }, ['untilDate', 'blocks.until']],
    [{ untilTime: '' }, ['untilTime', 'blocks.until']],
    [{ untilDate: '2031-03-03' }, ['untilDate', 'blocks.order']],
    [{ untilTime: '08:00' }, ['untilTime', 'blocks.order']],
  ])('is wrong with %j', (changed, ...expected) => {
    expect(messages(changed)).toEqual(expected);
  });
});
