import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSettings, updateSettings } from '../../contract/office/settings.ts';
import { pageHistory } from '../../contract/office/history.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { english } from '../support/english.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let token: string;
beforeAll(async () => {
  server = await startOwnServer({ NOT_READY_HOURS: '12' });
  const login = demoLogins.administrator;
  await ensureAdministrator(server.db, config({}), { published: login, show: () => undefined });
  token = await server.tokenOf(login);
});
afterAll(() => server.close());

const read = async () => (await server.call(getSettings, { token })).body;
const write = (body: object, version?: number) =>
  server.call(updateSettings, {
    token,
    body,
    ...(version && { headers: { 'if-match': `"${version}"` } }),
  });

test('nothing is decided at first, and the environment wins', async () => {
  expect(await read()).toEqual({
    earlyHours: null,
    graceMinutes: null,
    counterDiscount: null,
    notReadyHours: null,
    cancellationHours: null,
    oneWayFee: null,
    transferHours: null,
    paymentDays: null,
    invoiceAt: null,
    invoiceDelayMinutes: null,
    cancellationTaxed: null,
    noShowTaxed: null,
    fineTaxed: null,
    accountChart: null,
    datevConsultant: null,
    datevClient: null,
    accountDigits: null,
    yearFromMonth: null,
    paymentsBooked: null,
    accountReceivables: null,
    accountRevenue: null,
    accountUntaxed: null,
    accountClaims: null,
    accountDeposits: null,
    accountAdvances: null,
    accountTransit: null,
    inForce: {
      earlyHours: 2,
      graceMinutes: 15,
      counterDiscount: 10,
      notReadyHours: 12,
      cancellationHours: 24,
      oneWayFee: null,
      transferHours: 24,
      paymentDays: 14,
      invoiceAt: 1,
      invoiceDelayMinutes: 30,
      cancellationTaxed: null,
      noShowTaxed: null,
      fineTaxed: null,
      accountChart: null,
      datevConsultant: null,
      datevClient: null,
      accountDigits: 4,
      yearFromMonth: 1,
      paymentsBooked: null,
      accountReceivables: null,
      accountRevenue: null,
      accountUntaxed: null,
      accountClaims: null,
      accountDeposits: null,
      accountAdvances: null,
      accountTransit: null,
    },
    fixed: ['notReadyHours'],
  });
});

test('what is decided is in force at once, and null is what is usual', async () => {
  const { status, body } = await write({ earlyHours: '5 Std.' });
  expect([status, body.message]).toEqual([200, english.settings.updated]);
  expect(await read()).toMatchObject({
    earlyHours: 5,
    graceMinutes: null,
    inForce: { earlyHours: 5 },
  });
  await write({ earlyHours: '' });
  expect(await read()).toMatchObject({
    earlyHours: null,
    inForce: { earlyHours: 2 },
  });
});

test.each([
  [{ earlyHours: 1.5 }, 'earlyHours'],
  [{ graceMinutes: -1 }, 'graceMinutes'],
  [{ cancellationHours: 1000 }, 'cancellationHours'],
  [{ notReadyHours: 5 }, 'notReadyHours'],
  [{ accountChart: 5 }, 'accountChart'],
  [{ datevConsultant: 1000 }, 'datevConsultant'],
  [{ accountRevenue: '84' }, 'accountRevenue'],
])('%j is refused beside its field', async (body, field) => {
  const answer = await write(body);
  expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([400, [field]]);
  const code = field === 'notReadyHours' ? 'setting_fixed' : expect.any(String);
  expect(answer.body.code).toEqual(code);
});

test('a version that is gone is refused with the settings of now', async () => {
  await write({ graceMinutes: 20 });
  const refused = await write({ graceMinutes: 30 }, 999);
  expect([refused.status, refused.body.code]).toEqual([412, 'changed_meanwhile']);
  expect(refused.body.current).toMatchObject({ graceMinutes: 20 });
  expect((await write({ graceMinutes: 20 })).status).toBe(200);
});

test('the history says who changed what from what to what', async () => {
  await write({ graceMinutes: 10 });
  await write({ graceMinutes: 25 });
  const { body } = await server.call(pageHistory, { token, query: { kind: 'settings' } });
  const [last] = body.content as Record<string, unknown>[];
  expect(last).toMatchObject({
    kind: 'settings',
    action: 'changed',
    changes: { graceMinutes: { from: 10, to: 25 } },
    by: { id: expect.any(Number) as number },
  });
});

test('another server of the database goes by it soon, without being asked', async () => {
  const other = config({ LOG_LEVEL: 'silent' });
  const app = await createApp({ db: server.db, config: other, site: '/nowhere' });
  await app.ready();
  await write({ cancellationHours: 48 });
  await expect.poll(() => other.cancellationHours, { timeout: 20_000 }).toBe(48);
  await app.close();
});
