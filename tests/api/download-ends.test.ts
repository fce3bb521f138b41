import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportReservations, exportUsers } from '../../contract/office/exports.ts';
import { downloadAudit } from '../../contract/office/reports.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { users } from '../../server/db/schema/index.ts';
import { addressOf } from '../support/address.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
  // Names that no compression makes small.
  await server.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select md5(n::text), md5(n || 'b'), md5(n || 'c') || '@example.com', '', md5(n || 'd'), '', '', array['Customer']
    from generate_series(1, 5000) n`);
});
afterAll(() => server.close());

test.each<[string, Endpoint, Record<string, string>]>([
  ['the list of users', exportUsers, {}],
  ['a workbook of reservations', exportReservations, {}],
  ['the archive for auditors', downloadAudit, { from: '2026-01-01', until: '2026-12-31' }],
])('%s ends, and is not whole, once its reader is logged out', async (_what, endpoint, query) => {
  const reader = await server.newUser();
  await server.db.update(users).set({ roles: ['Administrator'] });
  const answer = await server.app.inject({
    method: endpoint.method,
    url: `/api${addressOf(endpoint, { query })}`,
    headers: { authorization: `Bearer ${await server.tokenOf(reader)}` },
    payloadAsStream: true,
  });
  expect(answer.statusCode).toBe(200);
  const reading = (async () => {
    const parts = (answer.stream() as Readable).iterator();
    await parts.next();
    await server.db.execute(sql`delete from sessions`);
    while (!(await parts.next()).done);
  })();
  await expect(reading).rejects.toThrow();
});
