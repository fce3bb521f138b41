import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoLogins } from '../../server/db/seed/logins.ts';

const entry = new URL('../../server/index.ts', import.meta.url).pathname;
const running = new Set<ChildProcess>();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-'));
});
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as `npm start` does, without the site. */
function start(env: NodeJS.ProcessEnv = {}) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    env: { PATH, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...env },
  });
  running.add(child);
  const server = { child, output: '', ended: once(child, 'exit') as Promise<[number | null]> };
  child.stdout.on('data', (text) => (server.output += text));
  child.stderr.on('data', (text) => (server.output += text));
  return server;
}

/** Waits until the server says its address; fails with what it said when it ends instead. */
async function address(server: ReturnType<typeof start>): Promise<string> {
  let ended = false;
  void server.ended.then(() => (ended = true));
  for (;;) {
    const found = /^Ready: (\S+)$/m.exec(server.output)?.[1];
    if (found) return `${found}/api`;
    if (ended) throw new Error(server.output);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

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

test(
  'starts in an empty folder, stops cleanly, and keeps its data',
  { timeout: 120_000 },
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
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    const second = start();
    expect(await second.ended).toEqual([1, null]);
    expect(second.output.trim().split('\n').at(-1)).toMatch(
      /^Another server is running on the data in /,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);

    const third = start({ ADMIN_PASSWORD: 'Neues-Wort-1!' });
    const again = await address(third);
    expect(await vehicles(again)).toEqual(fleet);
    expect(third.output).not.toContain('demo data');
    expect(third.output).not.toContain(administrator.password);
    expect(await login(again, { ...administrator, password: 'Neues-Wort-1!' })).toBe(200);
    third.child.kill('SIGKILL');
    await third.ended;

    const afterKill = start({ SEED: 'none' });
    expect(await vehicles(await address(afterKill))).toEqual(fleet);
    afterKill.child.kill('SIGINT');
    expect(await afterKill.ended).toEqual([0, null]);
  },
);

test.each([
  [{ PORT: 'abc' }, /^PORT: .+\.$/],
  [{ DATABASE_URL: 'postgres://nobody:geheim@127.0.0.1:1/x' }, /^DATABASE_URL: (?!.*geheim).+\.$/],
])('does not start with %j and says why', async (env, sentence) => {
  const server = start(env);
  expect(await server.ended).toEqual([1, null]);
  expect(server.output.trim().split('\n').at(-1)).toMatch(sentence);
  expect(server.output).not.toContain('    at ');
});
