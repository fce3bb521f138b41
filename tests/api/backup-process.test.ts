import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { lastBackup } from '../../server/backup/last-backup.ts';
import { config } from '../../server/config.ts';
import { connect } from '../../server/db/index.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { noBookingLimits } from '../support/booking-limits.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { inDays, times } from './actors.ts';
import { newPostgres } from './database.ts';
import { address, lastLine, processes } from './server-process.ts';

const server = process.env.TEST_DATABASE_URL;
const { folder, run, start, killAll, remove } = processes();
const left: (() => Promise<void>)[] = [];
afterAll(async () => {
  killAll();
  remove();
  for (const drop of left) await drop();
});

/** The setting for a new database: a folder, or a database on the server of TEST_DATABASE_URL. */
async function newPlace(name: string): Promise<NodeJS.ProcessEnv> {
  if (!server) return { DATA_DIR: join(folder, name) };
  const { url, drop } = await newPostgres(server);
  left.push(drop);
  return { DATABASE_URL: url };
}

async function json<Answer>(url: string, token?: string, body?: object) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function login(api: string): Promise<string> {
  const { email, password } = demoLogins.customer;
  return (await json<{ token: string }>(`${api}/login`, undefined, { email, password })).body.token;
}

/** The customer's rentals, by vehicle and pick-up. */
async function booked(api: string, token: string): Promise<string[]> {
  const url = `${api}/reservations/auth/all?page=0&size=1000&sort=id`;
  const { body } = await json<{ content: { pickUpTime: string; car: { id: number } }[] }>(
    url,
    token,
  );
  return body.content.map(({ pickUpTime, car }) => `${car.id} ${pickUpTime}`);
}

/** Books an hour after the other, with the time that a vehicle needs in between, until stopped. Returns when each booking was sent and answered. */
function bookings(api: string, token: string, carId: number) {
  const made: { at: string; sent: number; answered: number }[] = [];
  const enough = Promise.withResolvers<void>();
  let stopped = false;
  const bookOne = async (hour: number) => {
    const day = 200 + Math.floor(hour / 6);
    const [from, to] = [4 * (hour % 6), 4 * (hour % 6) + 1].map(
      (clock) => `${String(clock).padStart(2, '0')}:00`,
    ) as [string, string];
    const sent = performance.now();
    const url = `${api}/reservations/add?carId=${carId}`;
    expect((await json(url, token, times(day, from, to))).status).toBe(201);
    made.push({ at: `${carId} ${inDays(day, from)}`, sent, answered: performance.now() });
  };
  const done = (async () => {
    for (let hour = 0; !stopped; hour += 1) {
      await bookOne(hour);
      if (hour === 10) enough.resolve();
      // Each booking has documents drawn for its mail, which would take the time of the backup.
      await pause(100);
    }
  })();
  done.catch(enough.reject);
  const stop = async () => {
    stopped = true;
    await done;
    return made;
  };
  return { enough: enough.promise, stop };
}

test(
  'a backup of a running server restores its data on another',
  { timeout: 300_000 },
  async () => {
    const [here, there] = [await newPlace('here'), await newPlace('there')];
    if (here.DATA_DIR) await newDataFolder(here.DATA_DIR);
    const first = start({ ...here, RATE_LIMITS: 'off', ...noBookingLimits });
    const api = await address(first);
    const token = await login(api);
    const { body: fleet } = await json<{ id: number; image: string[] }[]>(
      `${api}/car/visitors/all`,
    );
    const known = await booked(api, token);
    const customers = [0, 1, 2].map((place) => bookings(api, token, fleet[place]!.id));
    await Promise.all(customers.map(({ enough }) => enough));

    const path = join(folder, 'backup.gz');
    const begun = performance.now();
    const tool = run('scripts/backup.ts', here, path);
    expect([await tool.ended, lastLine(tool)]).toEqual([
      [0, null],
      expect.stringMatching(/^Backup: .+backup\.gz \(\d+ rows, [\d.]+ MB, taken at \S+Z\)$/),
    ]);
    const over = performance.now();
    const made = (await Promise.all(customers.map(({ stop }) => stop()))).flat();
    expect(statSync(path).mode & 0o777).toBe(0o600);

    const again = run('scripts/restore.ts', here, path, '--yes');
    expect(await again.ended).toEqual([1, null]);
    expect(lastLine(again)).toMatch(
      server ? /^The database is not empty\./ : /^Another server is running on the data in /,
    );

    const restored = run('scripts/restore.ts', there, path, '--yes');
    expect([await restored.ended, lastLine(restored)]).toEqual([
      [0, null],
      expect.stringMatching(/^Restored: \d+ rows, as of \S+Z$/),
    ]);
    const second = start(there);
    const copy = await address(second);
    expect(second.output).not.toContain('demo data');
    expect((await json(`${copy}/reservations/auth/all`, token)).status).toBe(401);
    expect((await json(`${copy}/car/visitors/all`)).body).toEqual(fleet);
    const picture = `/files/display/${fleet[0]!.image[0]}?w=400`;
    const [one, other] = await Promise.all([api, copy].map((base) => fetch(base + picture)));
    expect(await other!.bytes()).toEqual(await one!.bytes());

    const found = new Set(await booked(copy, await login(copy)));
    const all = [...known, ...made.map(({ at }) => at)];
    const before = made.filter(({ answered }) => answered < begun).map(({ at }) => at);
    const after = made.filter(({ sent }) => sent > over).map(({ at }) => at);
    expect(before.length).toBeGreaterThan(30);
    expect([...known, ...before].filter((at) => !found.has(at))).toEqual([]);
    expect(after.filter((at) => found.has(at) && !before.includes(at))).toEqual([]);
    expect([...found].filter((at) => !all.includes(at))).toEqual([]);

    for (const { child, ended } of [first, second]) {
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  },
);

test.skipIf(server)(
  'the socket for backups is closed to others and withstands rude ones',
  { timeout: 300_000 },
  async () => {
    const data = join(folder, 'rude');
    await newDataFolder(data);
    const first = start({ DATA_DIR: data, SEED: 'none' });
    await address(first);
    first.child.kill('SIGKILL');
    await first.ended;

    // Its leftover is no obstacle.
    const second = start({ DATA_DIR: data });
    const api = await address(second);
    const socket = join(data, 'backup.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    for (let round = 0; round < 20; round += 1) {
      const client = createConnection(socket);
      await new Promise((resolve) => client.once('connect', resolve));
      if (round % 2) client.destroy();
      // Never reads.
      else client.pause();
    }
    const tool = run('scripts/backup.ts', { DATA_DIR: data }, join(folder, 'rude.gz'));
    expect(await tool.ended).toEqual([0, null]);
    expect((await fetch(`${api}/health`)).status).toBe(200);
    expect(readdirSync(data).toSorted()).toEqual([
      'backup.sock',
      'database',
      'lock',
      'lock-journal',
    ]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual([0, null]);
    expect(readdirSync(data)).not.toContain('backup.sock');
  },
);

test.skipIf(server)(
  'what killed backups left is removed by the next one',
  { timeout: 120_000 },
  async () => {
    const [data, backups] = [join(folder, 'killed'), join(folder, 'backups')];
    await newDataFolder(data);
    mkdirSync(backups);
    const gone = `2026-01-01T00-00-00Z.jsonl.gz.${hostname()}-999999999.partial`;
    const [running, others, old, foreign] = [
      `2026-01-01T00-00-00Z.jsonl.gz.${hostname()}-${process.pid}.partial`,
      '2026-01-02T00-00-00Z.jsonl.gz.elsewhere-5.partial',
      '2026-01-03T00-00-00Z.jsonl.gz.5.partial',
      'film.5.partial',
    ];
    for (const name of [gone, running, others, old, foreign])
      writeFileSync(join(backups, name), '');
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const name of [old, foreign]) utimesSync(join(backups, name), yesterday, yesterday);
    const tool = run('scripts/backup.ts', { DATA_DIR: data }, backups);
    expect([await tool.ended, tool.output]).toEqual([
      [0, null],
      expect.stringMatching(/^Backup: /),
    ]);
    const left = readdirSync(backups).filter((name) => name.endsWith('.partial'));
    expect(left.toSorted()).toEqual([running, others, foreign].toSorted());
  },
);

/** The note of the last backup in a database that no server runs on. */
async function noteIn(place: NodeJS.ProcessEnv) {
  const { db, close } = await connect(config(place).database);
  return lastBackup(db).finally(close);
}

test(
  'an encrypted backup opens with its key only, and a restore says first what it will do',
  { timeout: 300_000 },
  async () => {
    const [here, there] = [await newPlace('sealed'), await newPlace('opened')];
    if (here.DATA_DIR) await newDataFolder(here.DATA_DIR);
    const keys = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
    const [key, other] = keys.map((text, place) => {
      const file = join(folder, `key-${place}`);
      writeFileSync(file, `# made for a test\n${text}\n`);
      return `--key=${file}`;
    });
    const backups = join(folder, 'sealed-backups');
    mkdirSync(backups);
    const expired = `2026-01-01T00-00-00Z.jsonl.gz.age`;
    for (const name of [expired, `${expired}.sha256`, '2026-01-02T00-00-00Z.jsonl.gz', 'film.gz'])
      writeFileSync(join(backups, name), '');
    const server = start({ ...here, SEED: 'demo' });
    await address(server);
    const sealing = {
      ...here,
      BACKUP_RECIPIENTS: await identityToRecipient(keys[0]!),
      BACKUP_KEEP: '2,0,0',
    };
    const tool = run('scripts/backup.ts', sealing, backups);
    expect([await tool.ended, tool.output]).toEqual([
      [0, null],
      expect.stringMatching(
        /^Backup: \S+\.age \(\d+ rows, [\d.]+ MB, taken at \S+Z, encrypted\)\nDeleted by BACKUP_KEEP: 1\n$/,
      ),
    ]);
    server.child.kill('SIGTERM');
    await server.ended;
    const names = readdirSync(backups).toSorted();
    const [, name = ''] = names;
    expect(names).toEqual([
      ...['2026-01-02T00-00-00Z.jsonl.gz', name, `${name}.sha256`, 'film.gz'],
    ]);
    const path = join(backups, name);
    const bytes = readFileSync(path);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(await noteIn(here)).toEqual({
      at: /taken at (\S+Z)/.exec(tool.output)![1],
      rows: Number(/\((\d+) rows/.exec(tool.output)![1]),
      bytes: bytes.length,
      encrypted: true,
    });

    const restored = async (...given: string[]) => {
      const tool = run('scripts/restore.ts', there, path, ...given);
      const [code] = await tool.ended;
      return { code, output: tool.output, last: lastLine(tool) };
    };
    expect(await restored('--yes')).toMatchObject({
      code: 1,
      last: expect.stringMatching(/ is encrypted\. Name the file of its key: --key=file\.$/),
    });
    expect(await restored('--yes', other!)).toMatchObject({
      code: 1,
      last: expect.stringMatching(/ is encrypted to other keys\.$/),
    });
    const said = await restored(key!);
    expect(said.code).toBe(1);
    expect(said.output).toMatch(
      /^Backup: .+\.age, taken at \S+Z, \d+ rows, [\d.]+ MB, checksum right\nHolds: .*\d+ reservations.*\nInto: .+\nReplaces: +nothing\n(.+\n)+Nothing was changed\. To restore, add --yes\.\n$/,
    );
    expect(await restored(key!, '--yes')).toMatchObject({
      code: 0,
      last: expect.stringMatching(/^Restored: /),
    });
    expect((await restored(key!, '--replace')).output).toMatch(/\nReplaces: .*\d+ reservations/);

    const flipped = Buffer.from(bytes);
    flipped[bytes.length - 100]! ^= 1;
    writeFileSync(path, flipped);
    expect(await restored(key!, '--yes', '--replace')).toMatchObject({
      code: 1,
      last: expect.stringMatching(/ is damaged: \S+\.sha256 has another checksum\.$/),
    });
    rmSync(`${path}.sha256`);
    for (const damaged of [flipped, bytes.subarray(0, -100), bytes.subarray(0, 100)]) {
      writeFileSync(path, damaged);
      expect(await restored(key!, '--yes', '--replace')).toMatchObject({
        code: 1,
        last: expect.stringMatching(/ is damaged or incomplete\.$/),
      });
    }
  },
);

test('a backup leaves no partial file', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const none = run('scripts/backup.ts', { DATA_DIR: join(folder, 'none') }, empty);
  expect([await none.ended, lastLine(none)]).toEqual([
    [1, null],
    expect.stringMatching(/^DATA_DIR: there is no database in /),
  ]);
  const away = { DATABASE_URL: 'postgres://nobody:geheim@127.0.0.1:1/x' };
  for (const file of ['scripts/backup.ts', 'scripts/restore.ts']) {
    const tool = run(file, away, join(empty, 'x.gz'));
    expect(await tool.ended).toEqual([1, null]);
    expect(tool.output).not.toMatch(/geheim| {4}at /);
  }
  expect(readdirSync(empty)).toEqual([]);
});
