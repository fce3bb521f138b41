import { pages } from '../../contract/pages.ts';

type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Puts values into a path of the contract: `/solutions/:vehicleId` and 7 give `/solutions/7`. */
export function fill<Path extends string>(
  path: Path,
  values: Record<Names<Path>, string | number>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((values as Record<string, string | number>)[name] ?? ''),
  );
}

/** The path of a vehicle's page; the group is its id. */
export const vehiclePath = new RegExp(`^${pages.vehicle.replace(':vehicleId', '(\\d+)')}/?$`);

/** The list of vehicles, which stands below the services. */
export const vehiclesAddress = `${pages.solutions}#fahrzeuge`;

/** The log-in page, which afterwards leads to `from` (an address of this site). */
export function authAddress(type: 'login' | 'register', from?: string): string {
  const query = new URLSearchParams({ type, ...(from ? { from } : {}) });
  return `${pages.auth}?${query}`;
}

/** Where the visitor stands, to be returned to after log-in. */
export const here = (): string => location.pathname + location.search;

/**
 * The wanted address after log-in when it lies on this site and is not the log-in page itself, else null. A path that begins
 * with two slashes, as that of `/.//evil.example` does once it is resolved, would be read as another host.
 */
export function returnAddress(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/') || !URL.canParse(from, location.origin)) return null;
  const { origin, pathname, search: query, hash } = new URL(from, location.origin);
  const leaves = origin !== location.origin || pathname.startsWith('//');
  return leaves || pathname.startsWith(pages.auth) ? null : pathname + query + hash;
}
