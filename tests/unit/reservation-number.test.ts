import { expect, test } from 'vitest';
import { idInNumber, reservationNumber } from '../../contract/reservations/reservation-number.ts';

test.each([
  ['R-000123', 123],
  ['r-123', 123],
  ['R 123', 123],
  ['r123', 123],
  [' 123 ', 123],
  ['000123', 123],
  ['R-2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['R-', null],
  ['', null],
  ['12a', null],
  ['B-123', null],
  ['+49 123', null],
])('%j names reservation %j', (typed, id) => expect(idInNumber(typed)).toBe(id));

test('a number is read as it is written', () => {
  for (const id of [1, 999_999, 1_000_000]) expect(idInNumber(reservationNumber(id))).toBe(id);
});
