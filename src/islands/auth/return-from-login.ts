import { pages } from '../../../contract/pages.ts';
import { returnAddress } from '../../lib/addresses.ts';

/** After log-in, returns to the page that asked for it, else one step back within this site, else home. */
export function returnFromLogin(): void {
  const target = returnAddress(location.search);
  if (target && target === previousAddress()) return history.back();
  if (target) return location.replace(target);
  const referrer = document.referrer ? new URL(document.referrer) : null;
  const canGoBack = referrer?.origin === location.origin && referrer.pathname !== location.pathname;
  if (canGoBack && history.length > 1) history.back();
  else location.replace(pages.home);
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
