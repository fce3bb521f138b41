import { id } from '../../../contract/values/common.ts';
import { vehicleIdIn } from '../../lib/site/addresses.ts';

/** The vehicle id in an address of the site; null if there is none. */
export function vehicleIdOf(path: string): number | null {
  const named = id.safeParse(vehicleIdIn(path));
  return named.success ? named.data : null;
}
