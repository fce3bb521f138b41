import { describe, expect, test } from 'vitest';
import { beginNow, hasJustBegun } from '../../src/islands/admin/reservations/begin-now.ts';
import { monthsUntil } from '../../src/islands/admin/reports/months.ts';
import { attempt } from '../../src/lib/api/attempts.ts';
import { amountFor, excessOf, nextKind } from '../../src/islands/admin/payment-rows/balance.ts';
import { balanceWith, nextRow } from '../../src/islands/admin/payment-rows/payment-rows.ts';

const known = { status: 'CREATED' as const, due: 0, paid: 0, deposit: null, depositHeld: 0 };

describe('what is to be noted next', () => {
  test.each([
    ['what is open', { due: 50, deposit: 200 }, 'payment', 50],
    ['what was paid too much', { due: -5, deposit: 200 }, 'refund', 5],
    ['the deposit before the rental', { deposit: 200 }, 'deposit_taken', 200],
    ['the rest of the deposit', { deposit: 200, depositHeld: 150.1 }, 'deposit_taken', 49.9],
    ['the deposit after it', { status: 'DONE', depositHeld: 200 }, 'deposit_returned', 200],
    ['late hours first', { status: 'DONE', due: 25, depositHeld: 200 }, 'payment', 25],
    ['the deposit of who cancels', { status: 'CANCELLED', depositHeld: 9 }, 'deposit_returned', 9],
    ['nothing', {}, 'payment', 0],
    ['no deposit after the rental', { status: 'DONE', deposit: 200 }, 'payment', 0],
  ] as const)('%s', (_, changed, kind, amount) => {
    const now = { ...known, ...changed };
    expect(nextKind(now)).toBe(kind);
    expect(amountFor(kind, now)).toBe(amount);
  });
});

test('each row proposes what the ones before it leave open', () => {
  const back = { ...known, status: 'DONE' as const, due: 248, depositHeld: 500 };
  const openInvoices = [
    { id: 1, number: 'RE-1', open: 168 },
    { id: 2, number: 'SF-1', open: 80 },
  ];
  const returned = { ...back, openInvoices };
  const first = { ...nextRow(returned), amount: '168' };
  expect(first.kind).toBe('payment');
  const now = balanceWith(returned, [first]);
  expect(now).toMatchObject({ due: 80, paid: 168, openInvoices: [{ id: 2, open: 80 }] });
  expect(amountFor('deposit_kept', now)).toBe(80);
  const kept = { ...nextRow(now), kind: 'deposit_kept' as const, amount: '80' };
  expect(nextRow(balanceWith(returned, [first, kept]))).toMatchObject({
    kind: 'deposit_returned',
    amount: '420.00',
  });
});

describe('what is more than there is', () => {
  const openInvoices = [
    { id: 1, number: 'RE-1', open: 50 },
    { id: 2, number: 'SF-1', open: 80 },
  ];
  const now = { ...known, due: 130, paid: 20, depositHeld: 100, openInvoices };
  test.each([
    ['refund', 20.01, null, 'amount', 'payments.abovePaid'],
    ['deposit_returned', 100.01, null, 'amount', 'payments.aboveHeld'],
    ['deposit_kept', 100.01, 2, 'amount', 'payments.aboveHeld'],
    ['deposit_kept', 50.01, 1, 'amount', 'payments.aboveOpen'],
    ['deposit_kept', 10, null, 'invoiceId', 'payments.invoice'],
  ] as const)('%s of %d', (kind, amount, invoiceId, field, message) => {
    expect(excessOf({ kind, amount, invoiceId }, now)).toEqual({ field, message });
  });
  test.each([
    ['payment', 500, null],
    ['refund', 20, null],
    ['deposit_kept', 80, 2],
  ] as const)('is not %s of %d', (kind, amount, invoiceId) => {
    expect(excessOf({ kind, amount, invoiceId }, now)).toBeNull();
  });
});

test('a payment without an answer keeps its id, a later one gets another', () => {
  const payment = { amount: 5 };
  const { key, answered } = attempt(payment);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(attempt({ ...payment }).key).toBe(key);
  expect(attempt({ amount: 6 }).key).not.toBe(key);
  answered();
  expect(attempt(payment).key).not.toBe(key);
});

test('a rental that begins now begins in the present quarter of an hour', () => {
  const empty = { pickUpDate: '', pickUpTime: '', dropOffDate: '', dropOffTime: '' };
  const date = '2030-05-15';
  const begun = (clock: string) => ({ pickUpDate: date, pickUpTime: clock });
  const back = (clock: string) => ({ dropOffDate: '2030-05-16', dropOffTime: clock });
  expect(beginNow(`${date}T09:05`, empty)).toEqual({ ...begun('09:00'), ...back('09:00') });
  expect(beginNow(`${date}T22:59`, empty)).toEqual({ ...begun('22:45'), ...back('22:45') });
  const today = { ...empty, dropOffDate: date };
  expect(beginNow(`${date}T09:15`, today)).toEqual(begun('09:15'));
  const later = { ...empty, dropOffDate: '2030-05-17' };
  expect(beginNow(`${date}T09:15`, later)).toEqual({ ...begun('09:15'), dropOffTime: '09:15' });
  const chosen = { ...later, dropOffTime: '18:00' };
  expect(beginNow(`${date}T09:15`, chosen)).toEqual(begun('09:15'));
});

test('a rental has just begun for an hour after its pick-up, and not before', () => {
  const begins = '2027-03-01T09:00';
  for (const now of ['2027-03-01T09:00', '2027-03-01T09:59'])
    expect(hasJustBegun(begins, now)).toBe(true);
  for (const now of ['2027-03-01T08:59', '2027-03-01T10:00', '2027-03-02T09:00'])
    expect(hasJustBegun(begins, now)).toBe(false);
});

test('months are counted back over years', () => {
  expect(monthsUntil('2030-02-14', 4)).toEqual(['2030-02', '2030-01', '2029-12', '2029-11']);
});
