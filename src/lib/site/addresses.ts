import { pages } from '../../../contract/site/pages.ts';

/** Stands for an id in addresses of the built page; scripts replace it. */
export const idPlaceholder = '__id__';

/** Matches a vehicle page's path; the group is the vehicle's id. */
const vehiclePath = new RegExp(`^${pages.vehicle.replace(':vehicleId', '(\\d+)')}/?$`);

/** The id in the path of a vehicle's page; undefined in others. */
export const vehicleIdIn = (path = location.pathname): string | undefined =>
  vehiclePath.exec(path)?.[1];

/** The log-in page, which then returns to `from` (an address of this site). */
export function authAddress(type: 'login' | 'register', from?: string): string {
  const query = new URLSearchParams({ type, ...(from ? { from } : {}) });
  return `${pages.auth}?${query}`;
}

/** The page that sends a link for a new password, and then leads to `from`. */
export const forgottenAddress = (from: string | null): string =>
  from === null ? pages.forgotten : `${pages.forgotten}?${new URLSearchParams({ from })}`;

/** The page that logs staff in at the company's identity provider, and then leads to `from`. */
export const companyLoginAddress = (from: string | null): string =>
  from === null ? pages.companyLogin : `${pages.companyLogin}?${new URLSearchParams({ from })}`;

/** The same for who has to prove who they are, in a window of its own: it leads nowhere. */
export const companyProofAddress = `${pages.companyLogin}?proof`;

/** The current address, to return to after log-in. */
export const here = (): string => location.pathname + location.search;

/**
 * Where to go after log-in; null for other sites and for the log-in page itself. A path that starts with two slashes, as
 * `/.//evil.example` does once resolved, would be taken for another host.
 */
export function returnAddress(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/') || !URL.canParse(from, location.origin)) return null;
  const { origin, pathname, search: query, hash } = new URL(from, location.origin);
  const leaves = origin !== location.origin || pathname.startsWith('//');
  return leaves || pathname.startsWith(pages.auth) ? null : pathname + query + hash;
}

/** Reads the 1-based `?page=` as a 0-based page; anything invalid means the first page. */
export const readPage = (value: string | null | undefined): number =>
  value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) - 1 : 0;

type ParamName<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Replaces a path's parameters: `/solutions/:vehicleId` and 7 make `/solutions/7`. */
export function fill<Path extends string>(
  path: Path,
  values: Record<ParamName<Path>, string | number>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((values as Record<string, string | number>)[name] ?? ''),
  );
}
