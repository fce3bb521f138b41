import { pages } from '../../../contract/pages.ts';
import { vehiclesAddress } from '../../lib/addresses.ts';

/** The vehicle list that the visitor came from, with its page; else the first page. */
export function vehiclesBefore(): string {
  if (!URL.canParse(document.referrer)) return vehiclesAddress;
  const { origin, pathname, search } = new URL(document.referrer);
  const isList = origin === location.origin && pathname.replace(/\/$/, '') === pages.solutions;
  return isList ? vehiclesAddress.replace('#', `${search}#`) : vehiclesAddress;
}
