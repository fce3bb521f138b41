import { pages } from '../../../contract/pages.ts';
import { returnAddress } from '../../lib/addresses.ts';

/** After log-in: to where the visitor was sent from, else one step back within this site, else home. */
export function leave(): void {
  const wanted = returnAddress(location.search);
  if (wanted && wanted === addressBefore()) return history.back();
  if (wanted) return location.replace(wanted);
  const before = document.referrer ? new URL(document.referrer) : null;
  const backIsHere = before?.origin === location.origin && before.pathname !== location.pathname;
  if (backIsHere && history.length > 1) history.back();
  else location.replace(pages.home);
}

/** The page of this site that one step back shows; null where there is none, or the browser does not tell. */
function addressBefore(): string | null {
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const { url = null } = navigation?.entries()[index - 1] ?? {};
  if (url === null) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
