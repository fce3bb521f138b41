import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  ConnectionError,
  connectError,
  isAway,
  queryError,
  reasonOf,
} from '../../../server/db/driver/failures.ts';

const query = (cause?: Error) =>
  new DrizzleQueryError('insert into users values ($1)', ['$argon2id$secret'], cause);

function databaseError(code: string, message: string) {
  const error = new pg.DatabaseError(message, message.length, 'error');
  return Object.assign(error, { code, detail: 'Key (email)=(secret) already exists.' });
}

test.each<[string, unknown, string]>([
  ['a broken constraint', query(databaseError('23505', 'duplicate key')), 'duplicate key'],
  [
    'a value of the wrong type',
    query(databaseError('22P02', 'invalid input syntax for type integer: "secret"')),
    'a value has the wrong type, SQLSTATE 22P02',
  ],
  ['a statement without a cause', query(), 'a statement failed'],
  [
    'addresses that all refuse',
    query(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
    'ECONNREFUSED',
  ],
  ['what is thrown and no Error', { name: 'ErrnoError', errno: 2 }, 'ErrnoError'],
  ['the end of a program', { name: 'ExitStatus', message: 'exit(1)', status: 1 }, 'exit(1)'],
  ['nothing', undefined, 'undefined'],
])('F12: the reason of %s holds no value', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
  expect(reasonOf(new Error('failed', { cause: error ?? 'undefined' }))).toBe(reason);
});

const terminated = new Error('Connection terminated unexpectedly');
const shutDown = databaseError('57P01', 'terminating connection due to administrator command');
const taken = databaseError('23P01', 'conflicting key value violates exclusion constraint');

test.each<[string, unknown, boolean]>([
  ['a lost connection', query(new ConnectionError(terminated)), true],
  ['a database that shuts down', query(shutDown), true],
  ['a broken constraint', query(taken), false],
  ['an error that only mentions a connection', query(terminated), false],
  ['a defect of ours', new TypeError('x is not a function'), false],
  ['what is thrown and no Error', { name: 'ErrnoError' }, false],
])('whether the database is away is told by type and code, not by prose: %s', (_, error, is) => {
  expect(isAway(error)).toBe(is);
});

test("a failure to connect is the connection's, unless the database refuses", () => {
  expect(isAway(connectError(new Error('timeout exceeded when trying to connect')))).toBe(true);
  const refusal = databaseError('28P01', 'password authentication failed');
  expect(connectError(refusal)).toBe(refusal);
});

test('a query fails with its connection only if that is lost, and for no other reason', () => {
  const client = (destroyed: boolean) =>
    ({ connection: { stream: { destroyed } } }) as unknown as pg.Client;
  expect(queryError(query(terminated), client(true))).toBeInstanceOf(ConnectionError);
  for (const [error, isLost] of [
    [query(terminated), false],
    [query(taken), true],
    [new TypeError('x is not a function'), true],
  ] as const)
    expect(queryError(error, client(isLost))).toBe(error);
});
