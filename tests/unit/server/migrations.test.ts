import { expect, test } from 'vitest';
import { readMigrations } from '../../../server/db/migrate.ts';
import released from './released-migrations.json' with { type: 'json' };

// A database that ran one which is changed, replaced or renamed afterwards does not start any more, or has other tables.
// A new one is added to the list.
test('migrations are as databases remember them', () => {
  const now = readMigrations().map(({ name, when, hash }) => [
    name,
    `${when} ${hash.slice(0, 16)}`,
  ]);
  expect(Object.fromEntries(now)).toEqual(released);
});
