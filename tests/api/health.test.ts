import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { health } from '../../contract/wire/health.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { countOnDisk, newWriteCheck } from '../../server/health/write-check.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
});
afterAll(() => open.close());

const newApp = () =>
  createApp({ db: open.db, config: config({ LOG_LEVEL: 'silent' }), site: '/nowhere' });

/** Makes existing and new connections read-only, as on a standby. */
async function setReadOnly(value: 'on' | 'off') {
  const { rows } = await open.db.execute<{ name: string }>(sql`select current_database() as name`);
  const name = sql.identifier(rows[0]!.name);
  await open.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read write`);
    await tx.execute(
      sql`alter database ${name} set default_transaction_read_only = ${sql.raw(value)}`,
    );
  });
  await open.db.execute(sql`set default_transaction_read_only = ${sql.raw(value)}`);
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
  if (process.env.TEST_DATABASE_URL) await open.db.execute(others);
}

test('health fails while the database accepts no writes', async () => {
  const ask = async () => (await newApp()).inject(`/api${health.path}`);
  expect((await ask()).json()).toMatchObject({ status: 'ok' });
  await setReadOnly('on');
  try {
    const { statusCode, headers } = await ask();
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    const { name, email } = { name: 'Erika', email: 'erika@example.com' };
    const payload = { name, email, subject: 'Eine Frage', body: 'Ist der Transporter noch frei?' };
    const url = `/api${sendMessage.path}`;
    const write = await (await newApp()).inject({ method: 'POST', url, payload });
    expect([write.statusCode, write.headers['retry-after']]).toEqual([503, '5']);
  } finally {
    await setReadOnly('off');
  }
  // The pool notices its closed connections a moment later.
  await expect.poll(async () => (await ask()).statusCode).toBe(200);
});

test('a full disk is noticed, and many checks cost one write', async () => {
  const transaction = vi.spyOn(open.db, 'transaction');
  let now = 0;
  const check = newWriteCheck(open.db, { now: () => now });
  await Promise.all(Array.from({ length: 20 }, check));
  now = 4999;
  await check();
  expect(transaction).toHaveBeenCalledTimes(1);
  now = 5000;
  transaction.mockRejectedValueOnce(new Error('could not write to file: No space left on device'));
  await expect(check()).rejects.toThrow('No space left');
  await expect(check()).rejects.toThrow('No space left');
  now = 5500;
  await check();
  expect(transaction).toHaveBeenCalledTimes(3);
  transaction.mockRestore();
});

test('the check needs disk space', async () => {
  const { rows } = await open.db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    return tx.execute(sql`explain (analyze, buffers, costs off) ${countOnDisk}`);
  });
  expect(JSON.stringify(rows)).toMatch(/temp .*written=[1-9]/);
});
