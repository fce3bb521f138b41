import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api/api.ts';

/** The secret of the link that opened the page: its first script moves it out of the address. */
export function linkToken(): string | null {
  const state = history.state as { token?: unknown } | null;
  return typeof state?.token === 'string' ? state.token : null;
}

/** Forgets a link that was used up. */
export function forgetLink(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

const subscribe = () => () => undefined;

/** The link's secret; undefined in the built page, null when the page was not opened by a link. */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(subscribe, linkToken, () => undefined);

/** Whether a call failed because its link does not work any more. */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.details.code === 'token_invalid';
