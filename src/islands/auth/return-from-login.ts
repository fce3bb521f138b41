import { pages } from '../../../contract/pages.ts';
import { returnAddress } from '../../lib/addresses.ts';

/** After log-in, returns to the page that asked for it, else one step back within this site, else home. */
export function returnFromLogin(): void {
  const target = returnAddress(location.search);
  if (target && target === previousAddress()) return history.back();
  const referrer = referrerHere();
  if (!target && referrer && history.length > 1) history.back();
  else location.replace(target ?? referrer ?? pages.home);
}

/** Where the log-in on this page leads; null for home. */
export const afterLogin = (): string | null => returnAddress(location.search) ?? referrerHere();

/** The page of this site that led here; null for others, and for those around the log-in, which would lead back here. */
function referrerHere(): string | null {
  if (!document.referrer.startsWith(`${location.origin}/`)) return null;
  const { pathname, search } = new URL(document.referrer);
  return pathname.startsWith(pages.auth) ? null : pathname + search;
}

/** The previous page of this site in the history; null if there is none or the browser cannot tell. */
function previousAddress(): string | null {
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const { url = null } = navigation?.entries()[index - 1] ?? {};
  if (url === null) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
