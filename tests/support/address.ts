import type { Endpoint } from '../../contract/wire/endpoint.ts';

export interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
}

/** The path and query of a call, below the API's address. */
export function addressOf({ path }: Endpoint, { params = {}, query }: Parts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = query && new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]));
  return search ? `${filled}?${search}` : filled;
}
