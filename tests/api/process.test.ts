import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/index.ts';
import { mails, users } from '../../server/db/schema/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { authenticator } from '../support/authenticator.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { address, lastLine, processes } from './server-process.ts';

const { folder, run, start, killAll, remove } = processes();
afterEach(killAll);
afterAll(remove);

/** The first test leaves its demo here for the second: drawing the images takes long. */
const copiedDemo = join(folder, 'demo');

/** Files and folders that others than their owner may read, write or enter. */
const openToOthers = (path: string) =>
  execFileSync('find', [path, '-perm', '/077'], { encoding: 'utf8' });

const vehicles = async (api: string) =>
  (await (await fetch(`${api}/car/visitors/all`)).json()) as { id: number; image: string[] }[];

async function login(api: string, who: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(who),
  });
  return answer.status;
}

// Always the embedded database, whatever TEST_DATABASE_URL says.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'starts in an empty folder, stops cleanly, and keeps its data',
  { timeout: 300_000 },
  async () => {
    const first = start();
    const api = await address(first);
    const { administrator, customer } = demoLogins;
    for (const { email, password } of [administrator, customer]) {
      expect(first.output).toContain(`${email} / ${password}`);
      expect(await login(api, { email, password })).toBe(200);
    }
    const fleet = await vehicles(api);
    expect(fleet).toHaveLength(14);
    const picture = await fetch(`${api}/files/display/${fleet[0]!.image[0]!}?w=400`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

    expect(openToOthers(join(folder, 'data'))).toBe('');

    const second = start();
    expect(await second.ended).toEqual([1, null]);
    expect(lastLine(second)).toMatch(/^Another server is running on the data in /);

    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);
    cpSync(join(folder, 'data'), copiedDemo, { recursive: true });

    // As former releases left it.
    execFileSync('chmod', ['-R', 'a+rwX', join(folder, 'data')]);
    const third = start({ ADMIN_PASSWORD: 'Neues-Wort-1!' });
    const again = await address(third);
    expect(await vehicles(again)).toEqual(fleet);
    expect(openToOthers(join(folder, 'data'))).toBe('');
    expect(third.output).not.toContain('demo data');
    expect(third.output).not.toContain(administrator.password);
    expect(await login(again, { ...administrator, password: 'Neues-Wort-1!' })).toBe(200);
    third.child.kill('SIGKILL');
    await third.ended;

    const afterKill = start({ SEED: 'none' });
    expect(await vehicles(await address(afterKill))).toEqual(fleet);
    afterKill.child.kill('SIGINT');
    expect(await afterKill.ended).toEqual([0, null]);

    // The demo's bookings are no news.
    const { db, close } = await openDatabase({ kind: 'folder', path: join(folder, 'data') });
    const told = await db.select().from(mails).where(isNotNull(mails.reservationId));
    await close();
    expect(told).toEqual([]);
  },
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a demo is served to nobody else while its log-ins work',
  { timeout: 300_000 },
  async () => {
    const place = { DATA_DIR: copiedDemo };
    const { customer } = demoLogins;
    const all =
      'admin@fuhrpark.example, kunde@fuhrpark.example, mehmet.yilmaz@example.com, lena.hoffmann@example.com, theke@fuhrpark.example, buchhaltung@fuhrpark.example';
    for (const [env, named] of [
      [{ NODE_ENV: 'production', ALLOW_PLACEHOLDERS: 'on' }, all],
      [{ HOST: '0.0.0.0' }, all],
      [{ HOST: '0.0.0.0', ADMIN_PASSWORD: 'Neues-Wort-1!' }, all.replace(/^.+?, /, '')],
    ] as const) {
      const refused = start({ ...place, ...env });
      expect(await refused.ended).toEqual([1, null]);
      const names = lastLine(refused).split(/ as |, whose/)[1]!;
      expect(names.split(', ').toSorted()).toEqual(named.split(', ').toSorted());
      expect(lastLine(refused)).toMatch(/published\. End them first: npm run end-demo\.$/);
    }
    const tool = run('scripts/end-demo.ts', { ...place, ADMIN_PASSWORD: 'Anderes-Wort-1!' });
    expect(await tool.ended).toEqual([0, null]);
    expect(lastLine(tool)).toMatch(/^Ended: /);

    const server = start({ ...place, NODE_ENV: 'production', ALLOW_PLACEHOLDERS: 'on' });
    const api = await address(server);
    expect(await login(api, customer)).toBe(401);
    expect(await vehicles(api)).toHaveLength(14);
    server.child.kill('SIGTERM');
    await server.ended;
    const again = run('scripts/end-demo.ts', place);
    expect(await again.ended).toEqual([0, null]);
    expect(lastLine(again)).toBe('There are no working demo log-ins.');
  },
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a made-up password is in no log, nor does a demo served to others have a published one',
  { timeout: 300_000 },
  async () => {
    const data = join(folder, 'made-up');
    await newDataFolder(data);
    const server = start({ DATA_DIR: data, HOST: '0.0.0.0', LOG_LEVEL: 'info' }, true);
    const api = await address(server);
    const file = join(data, 'administrator-password');
    const [, email, password] = /^Administrator: (\S+) \/ (\S+)$/m.exec(
      readFileSync(file, 'utf8'),
    )!;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await login(api, { email: email!, password: password! })).toBe(200);
    expect(server.output).toContain(file);
    expect(server.output).not.toContain(password);
    expect(await vehicles(api)).toHaveLength(14);
    expect(await login(api, demoLogins.customer)).toBe(401);
    server.child.kill('SIGTERM');
    await server.ended;
  },
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a failed start says why, and reveals no value that was to be stored',
  { timeout: 120_000 },
  async () => {
    const data = join(folder, 'failing');
    await newDataFolder(data);
    const { db, close } = await openDatabase({ kind: 'folder', path: data });
    const row = { firstName: '', lastName: '', phoneNumber: '', address: '', zipCode: '' };
    const account = { ...row, passwordHash: '', roles: ['Customer' as const] };
    await db.insert(users).values({ ...account, email: demoLogins.customer.email });
    await close();
    const server = start({ DATA_DIR: data });
    expect(await server.ended).toEqual([1, null]);
    expect(lastLine(server)).toBe(
      'The start failed (duplicate key value violates unique constraint "users_email").',
    );
    expect(server.output).not.toMatch(/argon2|Hafenstra|insert into| {4}at /);
  },
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'no secret that a call sends or is told is in a log, whatever becomes of the call',
  { timeout: 300_000 },
  async () => {
    const data = join(folder, 'secrets');
    await newDataFolder(data);
    const server = start({ DATA_DIR: data, LOG_LEVEL: 'trace' });
    const api = await address(server);
    const ask = async (path: string, body: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(api + path, sent);
      return (await answer.json()) as Record<string, string> & { options: { challenge: string } };
    };
    const { email, password } = demoLogins.administrator;
    const { token } = await ask('/login', { email, password });
    const [wrong, code] = ['Falsches-Wort-1!', 'wxyz-2345-wxyz-2345'];
    const { key } = await ask('/keys', { name: 'Test', rights: ['vehicles.read'] }, token);
    const hook = { url: 'https://books.example/T0K3N', events: ['reservation.booked'] };
    const { secret } = await ask('/webhooks', hook, token);
    const device = authenticator('http://localhost');
    const { options: toAdd } = await ask('/passkeys/options', {}, token);
    const added = device.create(toAdd);
    await ask('/passkeys', { name: 'Telefon', credential: added }, token);
    await ask('/passkeys', { name: 'Telefon', credential: added }, token);
    const { options: toProve } = await ask('/login/passkey/options', {});
    const credential = device.sign(toProve);
    for (const proof of [{ credential }, { credential }, { password: wrong }, { password }])
      await ask('/proof', proof, token);
    const { codes } = await ask('/recovery-codes', {}, token);
    await ask('/login/recovery-code', { challenge: toProve.challenge, code });
    await ask('/login/recovery-code', { challenge: code, code: codes![0] });
    await ask('/keys', { name: 'Test' }, key);
    await ask('/webhooks', { url: secret, events: [key] }, token);
    await ask('/proof', { password: [password] }, token);
    await ask('/login', { email, password: wrong });
    server.child.kill('SIGTERM');
    await server.ended;

    const secrets = { token, key, secret, password, wrong, code, url: 'T0K3N' };
    const challenges = [toAdd.challenge, toProve.challenge, credential.id, ...codes!];
    expect(server.output).toContain('"route":"/api/proof"');
    expect(server.output).toContain('A passkey was refused');
    // The demo's log-ins are printed at the start.
    const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
    for (const value of [...Object.values(secrets), ...challenges]) {
      expect(value).toEqual(expect.stringMatching(/.{5}/));
      expect(lines.join('\n')).not.toContain(value);
    }
  },
);

test('a stop loses no line of the log', { timeout: 120_000 }, async () => {
  const data = join(folder, 'logged');
  await newDataFolder(data);
  const server = start({ DATA_DIR: data, LOG_LEVEL: 'info', SEED: 'none' });
  const api = await address(server);
  const calls = Array.from({ length: 100 }, () => fetch(`${api}/health`));
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  const lines = () => server.output.match(/^\{.*"route":"\/api\/health",.*\}$/gm);
  await expect.poll(lines).toHaveLength(100);
});

test.each([
  [{ NODE_ENV: 'production' }, /^NODE_ENV: production needs CURRENCY, VAT_PERCENT, PAYMENT.+\.$/],
  [{ PORT: 'abc' }, /^PORT: .+\.$/],
  [{ DATABASE_URL: 'postgres://nobody:geheim@127.0.0.1:1/x' }, /^DATABASE_URL: (?!.*geheim).+\.$/],
])('does not start with %j and says why', async (env, sentence) => {
  const server = start(env);
  expect(await server.ended).toEqual([1, null]);
  expect(lastLine(server)).toMatch(sentence);
  expect(server.output).not.toContain('    at ');
});
