import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isAway, reasonOf } from '../../../server/db/driver/failures.ts';

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
])('the reason of %s holds no value', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
  expect(reasonOf(new Error('failed', { cause: error ?? 'undefined' }))).toBe(reason);
});

test.each<[boolean, string, unknown]>([
  [true, 'a connection that broke', query(new Error('Connection terminated'))],
  [true, 'none in time', query(query(new Error('timeout exceeded')))],
  [true, 'a server that refuses', query(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))],
  [true, 'all of its addresses refuse', query(new AggregateError([]))],
  [true, 'a server that shuts down', query(databaseError('57P01', 'terminating connection'))],
  [true, 'the same within a transaction', databaseError('57P01', 'terminating connection')],
  [false, 'a broken constraint', query(databaseError('23505', 'duplicate key'))],
  [false, 'a value that the driver cannot send', query(new TypeError('Cannot convert'))],
  [false, 'a failure of our own', new Error('Connection terminated')],
  [false, 'a statement without a cause', query()],
])('the database is away: %s for %s', (expected, _, error) => {
  expect(isAway(error)).toBe(expected);
});
