import type { Endpoint } from '../../contract/endpoint.ts';
import { fill } from './addresses.ts';

const api = import.meta.env.PUBLIC_API_URL || '/api';
const bases = { api, users: import.meta.env.PUBLIC_USERS_API_URL || api };

/** Where a call of the contract is found, for what the browser itself fetches. */
export const addressOf = (endpoint: Endpoint, params: Record<string, string | number>): string =>
  bases[endpoint.base] + fill(endpoint.path, params);

/** Whether a call goes to the server that the page came from. */
export const isOwnOrigin = ({ base }: Endpoint): boolean =>
  bases[base].startsWith('/') || new URL(bases[base]).origin === location.origin;
