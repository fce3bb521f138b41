import { describe, expect, test } from 'vitest';
import { correctionsFor, suggestionsFor } from '../../src/islands/vehicles/suggestions.ts';
import {
  bookingAddress,
  readSearch,
  rentalOf,
  searchAddress,
  searchedMoments,
  searchQuery,
  type Search,
} from '../../src/lib/rental/search-address.ts';
import { momentsOf } from '../../src/lib/rental/rental.ts';

const moments = {
  pickUpDate: '2030-01-02',
  pickUpTime: '10:00',
  dropOffDate: '2030-01-02',
  dropOffTime: '13:15',
};
const full: Search = { ...moments, category: 'van', seats: '3', include: 'taken', sort: 'price' };

describe('an address', () => {
  test('is read and written back unchanged', () => {
    const { search } = new URL(searchAddress(full), 'http://localhost');
    expect(readSearch(search)).toEqual(full);
    expect(searchAddress(readSearch(search)!)).toBe(searchAddress(full));
  });

  test('leads to the vehicles, on the page', () => {
    expect(searchAddress({ category: 'box' }, 1)).toBe('/vehicles?category=box&page=2');
    expect(searchAddress({})).toBe('/vehicles');
  });

  test.each(['', '?page=2', '?category=', '?category=+&unknown=1'])(
    '%j searches for nothing',
    (query) => expect(readSearch(query)).toBeNull(),
  );
});

describe('the times', () => {
  test('are complete, missing or incomplete', () => {
    expect(rentalOf(full)).toEqual(moments);
    expect(rentalOf({ category: 'van' })).toBeNull();
    expect(rentalOf({ pickUpDate: '2030-01-02' })).toBe('incomplete');
    expect(rentalOf({ ...moments, dropOffTime: 'noon' })).toBe('incomplete');
  });

  test('reach a vehicle’s page, whose form takes what it can show', () => {
    const { pathname, search } = new URL(bookingAddress(7, moments), 'http://localhost');
    expect(pathname).toBe('/solutions/7');
    expect(searchedMoments(readSearch(search)!)).toEqual(moments);
    expect(searchedMoments({ ...moments, pickUpTime: '10' })).not.toHaveProperty('pickUpTime');
    expect(bookingAddress(7, null)).toBe('/solutions/7');
  });

  test('are those that the server names', () => {
    const slot = { pickUpTime: '2030-01-02T10:00:00', dropOffTime: '2030-01-02T13:15:00' };
    expect(momentsOf(slot)).toEqual(moments);
  });
});

test('the server is asked for the wishes, in the direction that the order is named after', () => {
  expect(searchQuery(full, moments)).toEqual({
    category: 'van',
    seats: '3',
    include: 'taken',
    sort: 'price',
    direction: 'ASC',
    pickUpTime: '01/02/2030 10:00:00',
    dropOffTime: '01/02/2030 13:15:00',
  });
  expect(searchQuery({ sort: 'seats' }, null)).toEqual({ sort: 'seats', direction: 'DESC' });
  expect(searchQuery({ sort: 'colour' }, null)).toEqual({ sort: 'model', direction: 'ASC' });
});

describe('a search that finds nothing', () => {
  const slot = { pickUpTime: '2030-01-03T08:00:00', dropOffTime: '2030-01-03T11:15:00' };

  test('offers the next free time, all kinds, no filters and no search', () => {
    const offered = suggestionsFor(full, { model: 'Transporter', slot });
    expect(offered.map(({ search }) => search)).toEqual([
      { ...full, ...momentsOf(slot) },
      { ...moments, seats: '3', include: 'taken', sort: 'price' },
      { ...moments, category: 'van', include: 'taken', sort: 'price' },
      {},
    ]);
  });

  test('offers nothing that changes nothing', () => {
    expect(suggestionsFor(moments, null)).toHaveLength(1);
  });
});

describe('a search that is refused', () => {
  const offered = (search: Search, ...refused: string[]) =>
    correctionsFor(search, refused).map((correction) => correction.search);

  test('is offered without what is wrong', () => {
    const wishes = { category: 'van', seats: '3' };
    expect(offered({ ...moments, ...wishes, include: 'taken' }, 'pickUpTime')).toEqual([
      wishes,
      {},
    ]);
    expect(offered(full, 'seats')).toEqual([
      { ...moments, category: 'van', include: 'taken', sort: 'price' },
      {},
    ]);
    expect(offered({ ...moments, category: 'boat' }, 'category')).toEqual([moments, {}]);
  });

  test('is offered to be cleared if nothing would be left', () => {
    expect(offered({ ...moments, include: 'taken', sort: 'price' }, 'dropOffTime')).toEqual([{}]);
    expect(offered({ pickUpDate: '2030-01-02' }, 'pickUpDate')).toEqual([{}]);
  });
});
