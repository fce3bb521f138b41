import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { reasonOf } from '../../../server/db/driver/failures.ts';

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
