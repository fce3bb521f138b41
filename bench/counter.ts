import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../server/db/index.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { createCounterDatabase, type CounterSize } from './counter-data.ts';
import { load, ours, start } from './processes.ts';
import { report } from './report.ts';

/**
 * Each administrators' screen's first answer, and what is found there, with a small fleet and with a large one: at most three
 * times as long.
 */
const small = { vehicles: 14, reservations: 1_400, users: 140, history: 700 };
const large = { vehicles: 1_000, reservations: 100_000, users: 2_000, history: 50_000 };
const most = 3;
/** The best pass counts, so that a pause of the machine does not. */
const passes = 3;

/** The day `days` from now, `YYYY-MM-DD`. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const month = day(-31).slice(0, 7);
const today = day(0);

const page = (list: string, query = '') => `${list}?page=0&size=10${query}`;
const reservations = '/reservations/admin/all/pages';
const time = `pickUpDateTime=${day(30)}T10:00:00&dropOffDateTime=${day(31)}T12:00:00`;

/** What a screen waits for before it shows anything, and what is often searched or filtered for. */
const screens: Record<string, (size: CounterSize) => string> = {
  dashboard: () => '/dashboard/admin',
  'figures of 30 days': () => `/dashboard/figures?from=${day(-29)}&until=${today}`,
  'figures of a year': () => `/dashboard/figures?from=${day(-365)}&until=${today}`,
  reservations: () => page(reservations, '&sort=pickUpTime&direction=DESC'),
  'reservations, open': () => page(reservations, '&sort=pickUpTime&direction=DESC&state=open'),
  'reservations, late': () => page(reservations, '&sort=dropOffTime&state=late'),
  'reservations, to pick up': () => page(reservations, '&sort=pickUpTime&state=toPickUp'),
  'reservations, due today': () => page(reservations, '&sort=pickUpTime&due=pickUps'),
  'reservations of a name': () =>
    page(reservations, '&sort=pickUpTime&direction=DESC&search=user77@'),
  'reservations of a number': () => page(reservations, '&sort=pickUpTime&search=R-000777'),
  'reservations of a month': () =>
    page(reservations, `&sort=pickUpTime&from=${month}-01&until=${month}-28`),
  'reservations of a month and category': () =>
    page(reservations, `&sort=pickUpTime&from=${month}-01&until=${month}-28&category=van`),
  'reservations of a category': () => page(reservations, '&sort=pickUpTime&category=van'),
  reservation: () => '/reservations/777/admin',
  'reservation at the counter': () => '/reservations/777/counter',
  'its history': () => '/reservations/7/history',
  timeline: () =>
    `/reservations/admin/timeline?page=0&size=20&from=${day(-1)}&until=${day(12)}&sort=model&direction=ASC`,
  'free vehicles': () => `/vehicles/search?${time}&page=0&size=24`,
  vehicles: () => page('/car/admin/pages', '&sort=model'),
  'vehicles, free': () => page('/car/admin/pages', '&sort=model&state=free'),
  'vehicles, due': () => page('/car/admin/pages', '&sort=model&state=due'),
  'vehicles of a plate': () => page('/car/admin/pages', '&sort=model&search=nb+7'),
  vehicle: () => '/car/admin/7/auth',
  'its changes': () => '/vehicles/7/history',
  users: () => page('/user/auth/pages', '&sort=id'),
  'users of a name': () => page('/user/auth/pages', '&sort=id&search=nachname+77'),
  user: () => '/user/77/auth',
  'messages, unanswered': () => page('/contactmessage/pages', '&sort=id&unanswered=true'),
  'mails that failed': () => page('/mails/pages', '&sort=createdAt&direction=DESC&state=failed'),
  history: () => page('/history/pages', '&sort=at&direction=DESC'),
  'history of vehicles': () => page('/history/pages', '&sort=at&direction=DESC&kind=vehicle'),
  'search of a name': () => '/search?q=nachname+77',
  'search of a plate': () => '/search?q=nb+77',
  'search of a number': () => '/search?q=R-000777',
  'report of a month': () => `/reports/month?month=${month}&lines=false`,
};

interface Target {
  size: CounterSize;
  origin: string;
  token: string;
  stop: () => Promise<void>;
}

/** A database of a size with a server. */
async function serve(
  size: CounterSize,
  location: DatabaseLocation,
  env: NodeJS.ProcessEnv,
  remove: () => void,
): Promise<Target> {
  const { admin: token } = await createCounterDatabase(location, size);
  const { origin, stop } = await start(ours, env);
  const stopAll = async () => {
    await stop();
    remove();
  };
  return { size, origin, token, stop: stopAll };
}

const databases = {
  postgres: async (size: CounterSize) => {
    const { url, remove } = await startCluster(['fsync=off']);
    return serve(size, { kind: 'postgres', url }, { DATABASE_URL: url }, remove);
  },
  embedded: async (size: CounterSize) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-counter-'));
    const path = join(folder, 'data');
    const remove = () => rmSync(folder, { recursive: true, force: true });
    return serve(size, { kind: 'folder', path }, { DATA_DIR: path }, remove);
  },
};

/** Milliseconds that a screen takes, as one client sees it. */
async function measure(screen: string, { size, origin, token }: Target): Promise<number> {
  const path = screens[screen]!(size);
  const job = {
    call: 'path' as const,
    origin,
    token,
    path,
    vehicles: size.vehicles,
    first: 0,
    connections: 1,
  };
  // The first requests prepare statements, read pages, and compile the embedded database.
  await load({ ...job, seconds: 0.5 });
  const { p50, failed } = await load({ ...job, seconds: 0.4 });
  if (p50 === 0) throw new Error(`${screen}: no successful answer ${JSON.stringify(failed)}`);
  return p50;
}

const names = Object.keys(databases) as (keyof typeof databases)[];
const given = process.argv.slice(2);
const rows: Record<string, string>[] = [];
const violations: string[] = [];
for (const database of names.filter((name) => given.length === 0 || given.includes(name))) {
  const best = new Map<string, [number, number]>();
  const few = await databases[database](small);
  try {
    const many = await databases[database](large);
    try {
      for (let pass = 0; pass < passes; pass += 1)
        for (const screen of Object.keys(screens)) {
          // One right after the other, because the machine is not always as fast.
          const [fewMs, manyMs] = [await measure(screen, few), await measure(screen, many)];
          const [leastFew, leastMany] = best.get(screen) ?? [Infinity, Infinity];
          best.set(screen, [Math.min(fewMs, leastFew), Math.min(manyMs, leastMany)]);
        }
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
  }
  for (const [screen, [fewMs, manyMs]] of best) {
    const ratio = manyMs / fewMs;
    rows.push({
      database,
      screen,
      [`${small.vehicles} vehicles, ms`]: fewMs.toFixed(1),
      [`${large.vehicles} vehicles, ms`]: manyMs.toFixed(1),
      ratio: ratio.toFixed(1),
    });
    if (ratio > most) violations.push(`${database}, ${screen}: ${ratio.toFixed(1)} times as long`);
  }
}
report(rows, violations);
