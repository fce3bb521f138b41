import { pages } from '../../../contract/pages.ts';
import { vehiclesAddress } from '../../lib/addresses.ts';

/** The list of vehicles as the visitor left it, with its page, when this page was opened from there. */
export function vehiclesBefore(): string {
  if (!URL.canParse(document.referrer)) return vehiclesAddress;
  const { origin, pathname, search } = new URL(document.referrer);
  const isList = origin === location.origin && pathname.replace(/\/$/, '') === pages.solutions;
  return isList ? vehiclesAddress.replace('#', `${search}#`) : vehiclesAddress;
}
