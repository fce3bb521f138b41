import { expect, test } from 'vitest';
import type { Place } from '../../contract/site/places.ts';
import { bookedSentencesOf } from '../../src/lib/rental/booked-sentences.ts';
import { isByArrangement, sentencesOf } from '../../src/lib/rental/closed-time.ts';
import { hotline } from '../../src/lib/site/company.ts';

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

test('a booked end tells how it is possible and whom to call, until it is past', () => {
  const { pickUpTime, dropOffTime } = {
    pickUpTime: '2030-06-01T10:00',
    dropOffTime: '2030-06-02T10:00',
  };
  const rental = { pickUpTime, dropOffTime, pickUpLocation: 'Yard', dropOffLocation: 'Depot' };
  const keyDrop = { where: 'gate', responsible: 'opening' } as const;
  const places = [yard, place('Depot', { outOfHours: 'ask', keyDrop })];
  const [now, call] = ['2030-05-01T10:00', `Please arrange the time with us: ${hotline.text}`];
  expect(bookedSentencesOf(rental, 'pickUp', places, now)).toBe(
    `Yard is closed at this time: Sat, 1 Jun 2030, 10:00. ${call}`,
  );
  expect(bookedSentencesOf(rental, 'dropOff', places, now)).toBe(
    'Depot is closed at the time of drop-off. Where the key goes: gate. You are responsible for the vehicle until Mon, 3 Jun 2030, 07:00.',
  );
  const atDepot = { ...rental, pickUpLocation: 'Depot' };
  expect(bookedSentencesOf(atDepot, 'pickUp', places, now)).toContain(`by arrangement. ${call}`);
  for (const [asked, at] of [
    [atDepot, pickUpTime],
    [{ ...rental, pickUpLocation: 'Station' }, now],
    [{ ...rental, pickUpTime: '2030-05-31T10:00' }, now],
  ] as const)
    expect(bookedSentencesOf(asked, 'pickUp', places, at)).toBe('');
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
