import { messageSorts } from '../contract/messages-admin.ts';
import { reservationSorts } from '../contract/reservations.ts';
import { userSorts } from '../contract/users.ts';
import { vehicleSorts } from '../contract/vehicles.ts';
import { onPostgres } from './places.ts';
import { load, ours, start } from './processes.ts';
import { report } from './report.ts';

/** The same calls with ever more rows: no call may grow faster than the rows that it answers with or, where named, counts. */
const sizes = [
  { vehicles: 100, reservations: 1_000, users: 100 },
  { vehicles: 1_000, reservations: 10_000, users: 1_000 },
  { vehicles: 10_000, reservations: 100_000, users: 10_000 },
];
type Size = (typeof sizes)[number];
/** Of which the best counts: a moment of the machine is not the call's. */
const passes = 2;
/** What a deeper index, a colder cache and the first write to a page may cost. */
const slack = 3;

/** A day from now, `YYYY-MM-DD`. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Asked {
  path: (size: Size) => string;
  /** Rows that are answered, or counted. */
  rows: (size: Size) => number;
}
const always = () => 1;

/** The first and the last page of a list, by each of its sorts. With a filter the rows are counted that meet it. */
const pages = (
  list: string,
  sorts: readonly string[],
  rows: (size: Size) => number,
  filter = '',
): Record<string, Asked> =>
  Object.fromEntries(
    sorts.flatMap((sort) =>
      (['first', 'last'] as const).map((which) => [
        `${list}?sort=${sort}${filter} ${which}`,
        {
          path: (size: Size) => {
            const page = which === 'first' ? 0 : Math.max(0, Math.ceil(rows(size) / 10) - 1);
            return `${list}?page=${page}&size=10&sort=${sort}${filter}`;
          },
          rows: filter ? rows : always,
        },
      ]),
    ),
  );

const reservations = '/reservations/admin/all/pages';
const calls: Record<string, Asked> = {
  vehicle: { path: () => '/car/visitors/7', rows: always },
  'own page': { path: () => '/reservations/auth/all?page=0&size=10', rows: always },
  dashboard: { path: () => '/dashboard/admin', rows: always },
  timeline: {
    path: () => `/reservations/admin/timeline?page=0&size=10&from=${day(-7)}&until=${day(20)}`,
    rows: always,
  },
  'all vehicles': { path: () => '/car/visitors/all', rows: ({ vehicles }) => vehicles },
  'all users': { path: () => '/user/auth/all', rows: ({ users }) => users },
  'all messages': { path: () => '/contactmessage', rows: ({ users }) => users },
  ...pages('/car/visitors/pages', vehicleSorts, ({ vehicles }) => vehicles),
  ...pages('/user/auth/pages', userSorts, ({ users }) => users),
  ...pages('/user/auth/pages', ['id'], ({ users }) => users, '&search=name'),
  ...pages('/user/auth/pages', ['id'], ({ users }) => users, '&search=0171+555'),
  ...pages('/contactmessage/pages', ['id'], ({ users }) => users, '&search=name'),
  ...pages('/contactmessage/pages', messageSorts, ({ users }) => users),
  ...pages(reservations, reservationSorts, (size) => size.reservations),
  ...pages(reservations, ['pickUpTime'], (size) => size.reservations / 2, '&status=CREATED'),
  ...pages(reservations, ['pickUpTime'], () => 10, '&carId=7'),
  ...pages(
    reservations,
    ['pickUpTime'],
    ({ vehicles }) => vehicles * 7,
    `&from=${day(-2)}&until=${day(2)}`,
  ),
};

/** Milliseconds of each call, as one client sees them. */
async function measure(size: Size): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  await onPostgres(size, async (places) => {
    const server = await start(ours, places.ours);
    const once = async (name: string, job: Partial<Parameters<typeof load>[0]>) => {
      const asked = {
        call: 'path' as const,
        origin: server.origin,
        token: places.admin,
        vehicles: size.vehicles,
        first: 0,
        connections: 1,
        ...job,
      };
      // At first statements are prepared and pages read.
      const { requests } = await load({ ...asked, seconds: 0.15 });
      const { p50, failed } = await load({
        ...asked,
        first: asked.first + requests,
        seconds: 0.25,
      });
      if (p50 === 0) throw new Error(`${name}: no good answer ${JSON.stringify(failed)}`);
      times.set(name, Math.min(p50, times.get(name) ?? Infinity));
    };
    try {
      for (let pass = 0; pass < passes; pass += 1) {
        await once('availability', { call: 'availability' });
        await once('booking', {
          call: 'booking',
          bookers: places.bookers,
          first: 10_000 * pass,
        });
        for (const [name, { path }] of Object.entries(calls))
          await once(name, { path: path(size) });
      }
    } finally {
      await server.stop();
    }
  });
  return times;
}

const found = [];
for (const size of sizes) found.push(await measure(size));
const [small, middle, large] = found as [
  Map<string, number>,
  Map<string, number>,
  Map<string, number>,
];
const over: string[] = [];
const rows = [...small.keys()].map((call) => {
  const times = [small, middle, large].map((of) => of.get(call)!);
  const growth = times[2]! / times[0]!;
  const count = calls[call]?.rows ?? always;
  const byRows = count(sizes[2]!) / count(sizes[0]!);
  if (growth > byRows * slack) over.push(`${call}: ${growth.toFixed(1)} times as long`);
  return {
    call,
    ...Object.fromEntries(
      sizes.map((size, place) => [`${size.reservations}, ms`, times[place]!.toFixed(1)]),
    ),
    growth: growth.toFixed(1),
    rows: byRows.toFixed(0),
  };
});
report(rows, over);
