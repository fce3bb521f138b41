import { cpSync, readdirSync, rmSync, statSync, truncateSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../server/db/index.ts';
import { lastLine } from '../tests/api/server-process.ts';
import { book, fleet, logIn, stored } from './calls.ts';
import { figure, none, so, type Finding } from './findings.ts';
import { newFolder, run, start } from './places.ts';
import { freeRentals, random } from './rentals.ts';
import type { Amounts } from './run.ts';

const tables = /^database\/base\/5\/(1[6-9]|[2-9])\d{3,}/;
/** Files that PostgreSQL makes anew, or that are of a lock alone. */
const dispensable =
  /pg_internal\.init$|lock(-journal)?$|\.sock$|pg_subtrans|pg_stat|pg_logical|auto\.conf$/;

/**
 * Kills first starts, damages a whole folder in many ways, and removes the locks under a running server: nothing is lost,
 * nothing put in the place of what is there, and no second server runs.
 */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const times = (number: number) => Math.max(2, Math.round(number * share));
  const whole = newFolder();
  return [
    ...(await killFirstStarts(times(20))),
    ...(await removeLocks(whole)),
    ...(await damage(whole.DATA_DIR, times(300))),
  ];
}

/** Each folder is started, killed at any moment of that, and started again. */
async function killFirstStarts(rounds: number): Promise<Finding[]> {
  const broken: string[] = [];
  let [kills, longest] = [0, 5000];
  for (let round = 0; round < rounds; round += 1) {
    const place = newFolder();
    for (let kill = 0; kill < 2; kill += 1) {
      const first = start(place);
      await sleep(random(100, longest));
      if (/^Ready/m.test(first.output)) longest *= 0.9;
      first.child.kill('SIGKILL');
      await first.ended;
      kills += 1;
    }
    const next = await run(place).catch((error: unknown) => void broken.push(String(error)));
    if (!next) continue;
    const administrator = await logIn(next.api, 'administrator');
    const vehicles = await fleet(administrator);
    const rows = await stored(administrator);
    if (vehicles.length !== 14 || rows.length === 0) broken.push(`${vehicles.length} vehicles`);
    await next.end('SIGTERM');
    rmSync(place.DATA_DIR, { recursive: true });
  }
  return [
    figure('kills of first starts', kills),
    none('folders that did not start whole after them', broken.length, broken),
  ];
}

/** Removes the locked files, one after the other, under a server that books. */
async function removeLocks(place: { DATA_DIR: string }): Promise<Finding[]> {
  const owner = await run(place);
  const customer = await logIn(owner.api, 'customer');
  const rentals = freeRentals(await fleet(customer));
  const names = ['lock', 'lock-journal', 'database/owner.lock', 'database/owner.lock-journal'];
  const wrong: string[] = [];
  let confirmed = 0;
  for (const [count, name] of names.entries()) {
    rmSync(join(place.DATA_DIR, name), { force: true });
    const second = start(place);
    const [code] = await second.ended;
    if (code !== 1 || !/^Another server is running/.test(lastLine(second)))
      wrong.push(second.output);
    const { status } = await book(customer, rentals.next().value, `lock-${count}`);
    if (status === 201) confirmed += 1;
  }
  await owner.end('SIGKILL');
  const next = await run(place);
  const rows = await stored(await logIn(next.api, 'administrator'));
  await next.end('SIGTERM');
  const found = rows.filter(({ pickUpLocation }) => pickUpLocation.startsWith('lock-')).length;
  return [
    none('second servers that ran without the locks', wrong.length, wrong),
    so('the bookings made meanwhile are there', confirmed === names.length && found === confirmed),
  ];
}

/** Every file is removed or cut once, and copies break off anywhere. */
async function damage(whole: string, tries: number): Promise<Finding[]> {
  const files = filesOf(whole).filter((name) => !dispensable.test(name));
  const accepted: string[] = [];
  const touched: string[] = [];
  const tryOut = async (what: string, folder: string) => {
    const before = stateOf(folder);
    const opened = await connect({ kind: 'folder', path: folder }).catch(() => null);
    await opened?.close();
    if (opened) accepted.push(what);
    if (stateOf(folder) !== before) touched.push(what);
  };
  for (let count = 0; count < tries; count += 1) {
    const folder = newFolder().DATA_DIR;
    const name = files[random(0, files.length - 1)]!;
    const kind = ['removed', 'cut', 'copied in part'][count % 3]!;
    if (kind === 'copied in part') copyInPart(whole, folder, files);
    else {
      cpSync(whole, folder, { recursive: true });
      const { size } = statSync(join(folder, name));
      if (kind === 'removed' || size === 0 || name.endsWith('.conf'))
        unlinkSync(join(folder, name));
      else truncateSync(join(folder, name), random(0, size - 1));
    }
    await tryOut(`${kind}: ${name}`, folder);
    rmSync(folder, { recursive: true });
  }
  return [
    figure(
      'files of the database, of these of our tables',
      `${files.length}, ${files.filter((name) => tables.test(name)).length}`,
    ),
    figure('damaged folders', tries),
    none('damaged folders that were opened', accepted.length, accepted),
    none('damaged folders that were changed', touched.length, touched),
  ];
}

/** With all directories, and some of the files, in any order as file systems list them. */
function copyInPart(whole: string, folder: string, needed: string[]): void {
  const order = filesOf(whole)
    .map((name) => ({ name, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
  const last = order.findLastIndex((name) => needed.includes(name));
  cpSync(whole, folder, { recursive: true, filter: (path) => statSync(path).isDirectory() });
  for (const name of order.slice(0, random(1, last))) cpSync(join(whole, name), join(folder, name));
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Of all that is in the database's folder, what changes with it. */
const stateOf = (folder: string): string =>
  filesOf(folder)
    .filter((name) => dirname(name) !== '.')
    .map((name) => {
      const { size, ino, mtimeMs } = statSync(join(folder, name));
      return [name, size, ino, mtimeMs].join(' ');
    })
    .toSorted()
    .join('\n');
