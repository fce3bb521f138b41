import { expect, test } from 'vitest';
import type { CounterReservation } from '../../../server/counter/counter-reservation.ts';
import { rightsToUndo } from '../../../server/counter/undoing.ts';
import type { Session } from '../../../server/http/authenticate.ts';

const clerk = { user: { id: 1 }, key: null } as unknown as Session;
const step = (byUserId: number) => ({
  blockId: null,
  recorded: { byUserId, at: '2030-01-01T10:00:00Z', madeWay: false },
});
const line = (kind: string, amount: number, source = 'hand', unit = 'flat') => ({
  extras: [{ kind, amount, unit, quantity: 1 }],
  origins: [{ id: 1, source }],
});
const now = new Date('2030-01-01T12:00:00Z');
const none = { extras: [], origins: [] };
const handedOver = { status: 'CREATED', handOver: step(1) };
const returned = { status: 'DONE', return: step(1) };
const missed = { status: 'CANCELLED', noShow: step(1) };

test.each<[string, object, string[]]>([
  ['an own hand-over', { ...handedOver, ...none }, []],
  ['one with a one-way fee', { ...handedOver, ...line('one_way', 150) }, []],
  [
    'one with a discount in percent',
    { ...handedOver, ...line('discount', -9, 'hand', 'percent') },
    [],
  ],
  ['one that kept its price', { ...handedOver, ...line('discount', -9, 'hand-over') }, []],
  ['one with a sum taken off', { ...handedOver, ...line('discount', -9) }, ['prices']],
  ['one with a damage by hand', { ...handedOver, ...line('damage', 800) }, ['prices']],
  ['a colleague’s hand-over', { ...handedOver, handOver: step(2), ...none }, ['prices']],
  ['an own return with a damage', { ...returned, ...line('damage', 800, 'return') }, []],
  ['a colleague’s return', { ...returned, return: step(2), ...none }, ['prices']],
  [
    'what was closed without a return',
    { ...returned, return: null, returnedAt: now, ...none },
    ['prices'],
  ],
  ['a colleague’s no-show', { ...missed, noShow: step(2), ...none }, []],
  [
    'a colleague’s with a fee',
    { ...missed, noShow: step(2), ...line('no_show', 50, 'no-show') },
    ['prices'],
  ],
])('undoing %s takes the rights to what goes with it', (_, reservation, expected) => {
  expect(rightsToUndo(reservation as CounterReservation, clerk, now)).toEqual(expected);
});
