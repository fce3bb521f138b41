import { expect, test } from 'vitest';
import type { Place } from '../../contract/site/places.ts';
import { closedSentences } from '../../src/islands/account/closed-sentences.ts';
import { isByArrangement, sentencesOf } from '../../src/lib/rental/closed-time.ts';

const weekdays = [1, 2, 3, 4, 5];
const place = (name: string, more: Partial<Place> = {}): Place => ({
  slug: name.toLowerCase(),
  name,
  address: '1 Road',
  map: 'https://maps.example/',
  hours: [{ days: weekdays, opens: '07:00', closes: '16:00' }],
  closed: [],
  ...more,
});
const yard = place('Yard');
/** From a Saturday to a Sunday. */
const weekend = {
  pickUpDate: '2030-06-01',
  pickUpTime: '10:00',
  dropOffDate: '2030-06-02',
  dropOffTime: '10:00',
};

test('a place that is closed at both ends of a rental is named once', () => {
  expect(closedSentences(weekend, yard, yard)).toEqual([
    'Yard is closed at these times: Sat, 1 Jun 2030, 10:00 and Sun, 2 Jun 2030, 10:00.',
  ]);
  expect(closedSentences(weekend, yard, place('Depot'))).toHaveLength(2);
  expect(closedSentences({ ...weekend, pickUpDate: '2030-05-31' }, yard, yard)).toEqual([
    'Yard is closed at this time: Sun, 2 Jun 2030, 10:00.',
  ]);
});

test('a pick-up outside the hours is by arrangement where staff can be asked', () => {
  const asked = place('Depot', { outOfHours: 'ask' });
  expect(isByArrangement(weekend, asked)).toBe(true);
  expect(isByArrangement(weekend, yard)).toBe(false);
  expect(isByArrangement(weekend, undefined)).toBe(false);
  expect(isByArrangement({ ...weekend, pickUpDate: '2030-05-31' }, asked)).toBe(false);
  expect(isByArrangement({ ...weekend, pickUpTime: '' }, asked)).toBe(false);
  expect(sentencesOf(weekend, 'pickUp', asked)[0]).toMatch(/by arrangement/);
  expect(sentencesOf({ ...weekend, pickUpDate: '2030-05-31' }, 'pickUp', asked)).toEqual([]);
});
