import { createBlock } from '../contract/vehicles/blocks.ts';
import { messageSorts } from '../contract/office/messages-admin.ts';
import { reservationSorts } from '../contract/reservations/reservations.ts';
import { userSorts } from '../contract/users/users.ts';
import { vehicleSorts } from '../contract/vehicles/vehicles.ts';
import { withPostgres } from './setup.ts';
import { load, ours, start } from './processes.ts';
import { report } from './report.ts';

/** The same calls with ever more rows: no call may slow down faster than the rows it returns, or counts where named, grow. */
const sizes = [
  { vehicles: 100, reservations: 1_000, users: 100 },
  { vehicles: 1_000, reservations: 10_000, users: 1_000 },
  // Lists in one piece end at 10,000 rows, and the server adds an administrator.
  { vehicles: 10_000, reservations: 100_000, users: 9_900 },
];
type Size = (typeof sizes)[number];
/** The best pass counts, so that a pause of the machine does not. */
const passes = 2;
/** Allowance for a deeper index, a colder cache and the first write to a page. */
const slack = 3;

/** The day `days` from now, `YYYY-MM-DD`. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const quote = (from: string, until: string) =>
  `/vehicles/7/quote?pickUpDateTime=${from}&dropOffDateTime=${until}`;
/** Of the vehicle's block, while the others are free. */
const blocked = [`${day(40)}T10:00:00`, `${day(41)}T12:00:00`] as const;

interface CallSize {
  /** Instead of the general one. */
  slack?: number;
  path: (size: Size) => string;
  /** Rows that are returned, or counted. */
  rows: (size: Size) => number;
  /** How many times as long as another call it may take with the most rows. */
  most?: { times: number; call: string };
}
const constant = () => 1;

/** The first and the last page of a list in each of its orders. With a filter, the matching rows are counted. */
const pageCalls = (
  list: string,
  sorts: readonly string[],
  rows: (size: Size) => number,
  filter = '',
): Record<string, CallSize> =>
  Object.fromEntries(
    sorts.flatMap((sort) =>
      (['first', 'last'] as const).map((which) => [
        `${list}?sort=${sort}${filter} ${which}`,
        {
          path: (size: Size) => {
            const page = which === 'first' ? 0 : Math.max(0, Math.ceil(rows(size) / 10) - 1);
            return `${list}?page=${page}&size=10&sort=${sort}${filter}`;
          },
          rows: filter ? rows : constant,
        },
      ]),
    ),
  );

const search = `/vehicles/search?pickUpDateTime=${day(30)}T10:00:00&dropOffDateTime=${day(31)}T12:00:00&page=0&size=24`;
const reservations = '/reservations/admin/all/pages';
const fiveQuotes = { times: 5, call: 'quote' };
const calls: Record<string, CallSize> = {
  vehicle: { path: () => '/car/visitors/7', rows: constant },
  'own page': { path: () => '/reservations/auth/all?page=0&size=10', rows: constant },
  dashboard: { path: () => '/dashboard/admin', rows: constant },
  timeline: {
    path: () => `/reservations/admin/timeline?page=0&size=10&from=${day(-7)}&until=${day(20)}`,
    rows: constant,
  },
  'search by model': { path: () => search, rows: constant, slack: 5 },
  // Every vehicle has to be priced before the cheapest is known.
  'search by price': { path: () => `${search}&sort=price`, rows: ({ vehicles }) => vehicles },
  quote: { path: () => quote(`${day(30)}T10:00:00`, `${day(31)}T12:00:00`), rows: constant },
  'quote, taken': { path: () => quote(...blocked), rows: constant, most: fiveQuotes },
  'quote, all taken': {
    path: () => quote(`${day(2)}T00:00:00`, `${day(2)}T04:00:00`),
    rows: constant,
    most: fiveQuotes,
  },
  calendar: { path: () => `/vehicles/7/calendar?from=${day(1)}&days=31`, rows: constant },
  'all vehicles': { path: () => '/car/visitors/all', rows: ({ vehicles }) => vehicles },
  'all users': { path: () => '/user/auth/all', rows: ({ users }) => users },
  'all messages': { path: () => '/contactmessage', rows: ({ users }) => users },
  ...pageCalls('/car/visitors/pages', vehicleSorts, ({ vehicles }) => vehicles),
  ...pageCalls('/user/auth/pages', userSorts, ({ users }) => users),
  ...pageCalls('/user/auth/pages', ['id'], ({ users }) => users, '&search=name'),
  ...pageCalls('/user/auth/pages', ['id'], ({ users }) => users, '&search=0171+555'),
  ...pageCalls('/contactmessage/pages', ['id'], ({ users }) => users, '&search=name'),
  ...pageCalls('/contactmessage/pages', messageSorts, ({ users }) => users),
  ...pageCalls(reservations, reservationSorts, (size) => size.reservations),
  ...pageCalls(reservations, ['pickUpTime'], (size) => size.reservations / 2, '&status=CREATED'),
  ...pageCalls(reservations, ['pickUpTime'], () => 10, '&carId=7'),
  ...pageCalls(
    reservations,
    ['pickUpTime'],
    ({ vehicles }) => vehicles * 7,
    `&from=${day(-2)}&until=${day(2)}`,
  ),
};

async function block(origin: string, token: string): Promise<void> {
  const [from, until] = blocked;
  const { ok, status } = await fetch(`${origin}/api${createBlock.path}`, {
    method: createBlock.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ vehicleId: 7, from, until, reason: 'repair', note: '' }),
  });
  if (!ok) throw new Error(`The block was refused: ${status}`);
}

/** Milliseconds of each call, as one client sees them. */
async function measure(size: Size): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  await withPostgres(size, async (setup) => {
    const server = await start(ours, setup.ours);
    await block(server.origin, setup.admin);
    const measureCall = async (name: string, overrides: Partial<Parameters<typeof load>[0]>) => {
      const job = {
        call: 'path' as const,
        origin: server.origin,
        token: setup.admin,
        vehicles: size.vehicles,
        first: 0,
        connections: 1,
        ...overrides,
      };
      // The first requests prepare statements and read pages.
      const { requests } = await load({ ...job, seconds: 0.15 });
      const { p50, failed } = await load({
        ...job,
        first: job.first + requests,
        seconds: 0.25,
      });
      if (p50 === 0) throw new Error(`${name}: no successful answer ${JSON.stringify(failed)}`);
      times.set(name, Math.min(p50, times.get(name) ?? Infinity));
    };
    try {
      for (let pass = 0; pass < passes; pass += 1) {
        await measureCall('availability', { call: 'availability' });
        await measureCall('booking', {
          call: 'booking',
          bookers: setup.bookers,
          first: 10_000 * pass,
        });
        for (const [name, { path }] of Object.entries(calls))
          await measureCall(name, { path: path(size) });
      }
    } finally {
      await server.stop();
    }
  });
  return times;
}

const measured = [];
for (const size of sizes) measured.push(await measure(size));
const [small, middle, large] = measured as [
  Map<string, number>,
  Map<string, number>,
  Map<string, number>,
];
const violations: string[] = [];
const rows = [...small.keys()].map((call) => {
  const times = [small, middle, large].map((timesOfSize) => timesOfSize.get(call)!);
  const growth = times[2]! / times[0]!;
  const count = calls[call]?.rows ?? constant;
  const byRows = count(sizes[2]!) / count(sizes[0]!);
  if (growth > byRows * (calls[call]?.slack ?? slack))
    violations.push(`${call}: ${growth.toFixed(1)} times as long`);
  const { most } = calls[call] ?? {};
  const ratio = most && times[2]! / large.get(most.call)!;
  if (ratio && ratio > most.times)
    violations.push(`${call}: ${ratio.toFixed(1)} times as long as ${most.call}`);
  return {
    call,
    ...Object.fromEntries(
      sizes.map((size, index) => [`${size.reservations}, ms`, times[index]!.toFixed(1)]),
    ),
    growth: growth.toFixed(1),
    rows: byRows.toFixed(0),
    ...(ratio && { [`of ${most.call}`]: ratio.toFixed(1) }),
  };
});
report(rows, violations);
