import { pages } from '../../../contract/pages.ts';
import { returnAddress } from '../../lib/addresses.ts';

/** After log-in: to where the visitor was sent from, else one step back within this site, else home. */
export function leave(): void {
  const wanted = returnAddress(location.search);
  if (wanted) return location.replace(wanted);
  const before = document.referrer ? new URL(document.referrer) : null;
  const backIsHere = before?.origin === location.origin && before.pathname !== location.pathname;
  if (backIsHere && history.length > 1) history.back();
  else location.replace(pages.home);
}
