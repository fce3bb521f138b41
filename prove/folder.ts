import { cpSync, readdirSync, rmSync, statSync, truncateSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../server/db/index.ts';
import { lastLine } from '../tests/api/server-process.ts';
import { book, listVehicleIds, logIn, listReservations } from './calls.ts';
import { figure, expectNone, expectTrue, type Result } from './results.ts';
import { newFolder, run, start } from './servers.ts';
import { freeRentals, randomInteger } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const tables = /^database\/base\/5\/(1[6-9]|[2-9])\d{3,}/;
/** Files that PostgreSQL recreates, lock files, and mails of a server that sends none. */
const replaceable =
  /^mails\/|pg_internal\.init$|lock(-journal)?$|\.sock$|pg_subtrans|pg_stat|pg_logical|auto\.conf$/;

/**
 * Kills first starts, damages an intact folder in many ways, and deletes the locks under a running server: nothing is lost,
 * nothing is overwritten, and no second server runs.
 */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const times = (number: number) => Math.max(2, Math.round(number * share));
  const intact = newFolder();
  return [
    ...(await killFirstStarts(times(20))),
    ...(await removeLocks(intact)),
    ...(await damage(intact.DATA_DIR, times(300))),
  ];
}

/** Starts a server on each folder, kills it at a random moment of the start, and starts it again. */
async function killFirstStarts(rounds: number): Promise<Result[]> {
  const broken: string[] = [];
  let [kills, longest] = [0, 5000];
  for (let round = 0; round < rounds; round += 1) {
    const env = newFolder();
    for (let kill = 0; kill < 2; kill += 1) {
      const first = start(env);
      await sleep(randomInteger(100, longest));
      if (/^Ready/m.test(first.output)) longest *= 0.9;
      first.child.kill('SIGKILL');
      await first.ended;
      kills += 1;
    }
    const next = await run(env).catch((error: unknown) => void broken.push(String(error)));
    if (!next) continue;
    const administrator = await logIn(next.api, 'administrator');
    const vehicles = await listVehicleIds(administrator);
    const rows = await listReservations(administrator);
    if (vehicles.length !== 14 || rows.length === 0) broken.push(`${vehicles.length} vehicles`);
    await next.end('SIGTERM');
    rmSync(env.DATA_DIR, { recursive: true });
  }
  return [
    figure('kills of first starts', kills),
    expectNone('folders that were incomplete after them', broken.length, broken),
  ];
}

/** Deletes the lock files, one after the other, under a server that takes bookings. */
async function removeLocks(env: { DATA_DIR: string }): Promise<Result[]> {
  const owner = await run(env);
  const customer = await logIn(owner.api, 'customer');
  const rentals = freeRentals(await listVehicleIds(customer));
  const names = ['lock', 'lock-journal', 'database/owner.lock', 'database/owner.lock-journal'];
  const wrong: string[] = [];
  let confirmed = 0;
  for (const [count, name] of names.entries()) {
    rmSync(join(env.DATA_DIR, name), { force: true });
    const second = start(env);
    const [code] = await second.ended;
    if (code !== 1 || !/^Another server is running/.test(lastLine(second)))
      wrong.push(second.output);
    const { status } = await book(customer, rentals.next().value, `lock-${count}`);
    if (status === 201) confirmed += 1;
  }
  await owner.end('SIGKILL');
  const next = await run(env);
  const rows = await listReservations(await logIn(next.api, 'administrator'));
  await next.end('SIGTERM');
  const confirmedRows = rows.filter(({ pickUpLocation }) =>
    pickUpLocation.startsWith('lock-'),
  ).length;
  return [
    expectNone('second servers that ran without the locks', wrong.length, wrong),
    expectTrue(
      'the bookings made meanwhile are there',
      confirmed === names.length && confirmedRows === confirmed,
    ),
  ];
}

/** Removes or truncates random files, and breaks off copies anywhere. */
async function damage(intact: string, rounds: number): Promise<Result[]> {
  const files = listFiles(intact).filter((name) => !replaceable.test(name));
  const accepted: string[] = [];
  const touched: string[] = [];
  const tryToOpen = async (what: string, folder: string) => {
    const before = describeFiles(folder);
    const opened = await connect({ kind: 'folder', path: folder }).catch(() => null);
    await opened?.close();
    if (opened) accepted.push(what);
    if (describeFiles(folder) !== before) touched.push(what);
  };
  for (let count = 0; count < rounds; count += 1) {
    const folder = newFolder().DATA_DIR;
    const name = files[randomInteger(0, files.length - 1)]!;
    const kind = ['removed', 'cut', 'copied in part'][count % 3]!;
    if (kind === 'copied in part') copyInPart(intact, folder, files);
    else {
      cpSync(intact, folder, { recursive: true });
      const { size } = statSync(join(folder, name));
      if (kind === 'removed' || size === 0 || name.endsWith('.conf'))
        unlinkSync(join(folder, name));
      else truncateSync(join(folder, name), randomInteger(0, size - 1));
    }
    await tryToOpen(`${kind}: ${name}`, folder);
    rmSync(folder, { recursive: true });
  }
  return [
    figure(
      'files of the database, of them our tables',
      `${files.length}, ${files.filter((name) => tables.test(name)).length}`,
    ),
    figure('damaged folders', rounds),
    expectNone('damaged folders that were opened', accepted.length, accepted),
    expectNone('damaged folders that were changed', touched.length, touched),
  ];
}

/** Copies all directories and some files, in random order, as a file system may list them. */
function copyInPart(intact: string, folder: string, needed: string[]): void {
  const order = listFiles(intact)
    .map((name) => ({ name, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
  const last = order.findLastIndex((name) => needed.includes(name));
  cpSync(intact, folder, { recursive: true, filter: (path) => statSync(path).isDirectory() });
  for (const name of order.slice(0, randomInteger(1, last)))
    cpSync(join(intact, name), join(folder, name));
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Describes the files in the database's folder, so that any change shows. */
const describeFiles = (folder: string): string =>
  listFiles(folder)
    .filter((name) => dirname(name) !== '.')
    .map((name) => {
      const { size, ino, mtimeMs } = statSync(join(folder, name));
      return [name, size, ino, mtimeMs].join(' ');
    })
    .toSorted()
    .join('\n');
