import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOperations, type Operations } from '../../contract/office/operations.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import { noteBackup } from '../../server/backup/last-backup.ts';
import { config } from '../../server/config.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let token: string;
beforeAll(async () => {
  // Without METRICS_TOKEN: the page needs none.
  server = await startOwnServer({});
  const login = demoLogins.administrator;
  await ensureAdministrator(server.db, config({}), { published: login, show: () => undefined });
  token = await server.tokenOf(login);
});
afterAll(() => server.close());

const read = async () =>
  (await server.call(getOperations, { token })).body as unknown as Operations;

test('tells an operator what is fine and what is not', async () => {
  expect(await read()).toMatchObject({
    release: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
    database: { state: 'ok', version: expect.stringMatching(/^\d+\.\d+/) },
    mails: null,
    documents: { state: 'ok', waiting: 0, oldestSeconds: 0 },
    webhooks: { state: 'ok', waiting: 0, oldestSeconds: 0, off: 0 },
    backup: { state: 'act', last: null },
    housekeeping: { state: 'ok', failures: 0 },
    limits: { state: 'ok' },
  });
});

test('knows the last backup, at the company’s time', async () => {
  await noteBackup(server.db, {
    at: new Date().toISOString(),
    rows: 5,
    bytes: 1234,
    encrypted: true,
  });
  const { backup, asOf } = await read();
  expect(backup).toMatchObject({ state: 'ok', last: { bytes: 1234 } });
  expect(backup.last!.at.slice(0, 13)).toBe(asOf.slice(0, 13));
});

test('counts refused calls by the code of their answer', async () => {
  const counted = async () =>
    (await read()).refusals.recent.find(({ name }) => name === 'vehicle_not_found')?.count ?? 0;
  // This process may have refused others before.
  const before = await counted();
  await server.call(getVehicle, { params: { id: 1_000_003 } });
  expect(await counted()).toBe(before + 1);
});

test('is for staff only', async () => {
  expect((await server.call(getOperations, {})).status).toBe(401);
});
