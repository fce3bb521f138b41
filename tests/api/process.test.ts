import { afterAll, afterEach, expect, test } from 'vitest';
import { demoLogins } from '../../server/db/seed/logins.ts';
import { address, lastLine, processes } from './server-process.ts';

const { start, killAll, remove } = processes();
afterEach(killAll);
afterAll(remove);

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

// Its database is the embedded one, whatever the others' is.
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
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

    const second = start();
    expect(await second.ended).toEqual([1, null]);
    expect(lastLine(second)).toMatch(/^Another server is running on the data in /);

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
  expect(lastLine(server)).toMatch(sentence);
  expect(server.output).not.toContain('    at ');
});
