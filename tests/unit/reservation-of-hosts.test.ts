import { expect, test } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { reservation } from '../../contract/reservations/reservations.ts';

const specified = { id: 7, ...sampleRental(), status: 'CREATED', totalPrice: 30, car: null };

test.each([
  ['number', 17],
  ['currency', '€'],
  ['vatPercent', '19 %'],
  ['amountDue', 'nothing'],
  ['agreed', true],
  ['lines', 'none'],
])('a host may mean something else by `%s`', (name, value) => {
  const read = reservation.parse({ ...specified, [name]: value });
  expect(read).toMatchObject({ id: 7, totalPrice: 30 });
  expect(read[name as keyof typeof read]).toBeUndefined();
});
