import type { Endpoint } from '../../../contract/wire/endpoint.ts';
import { fill } from '../site/addresses.ts';

const api = import.meta.env.PUBLIC_API_URL || '/api';
const bases = { api, users: import.meta.env.PUBLIC_USERS_API_URL || api };

/** The URL of a call, for images and for plain `fetch`. */
export const addressOf = (endpoint: Endpoint, params: Record<string, string | number>): string =>
  bases[endpoint.base] + fill(endpoint.path, params);

/** The whole address of a path that the API answers below its base. */
export const wholeAddress = (path: string): string => new URL(bases.api + path, location.href).href;

/** Whether a call goes to the server that sent the page. */
export const isOwnOrigin = ({ base }: Endpoint): boolean =>
  bases[base].startsWith('/') ||
  ('location' in globalThis && new URL(bases[base]).origin === location.origin);
