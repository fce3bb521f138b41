import { id } from '../../../contract/values/common.ts';
import { vehiclePath } from '../../lib/site/addresses.ts';

/** The vehicle id in an address of the site; null if there is none. */
export function vehicleIdOf(path: string): number | null {
  const named = id.safeParse(vehiclePath.exec(path)?.[1]);
  return named.success ? named.data : null;
}
