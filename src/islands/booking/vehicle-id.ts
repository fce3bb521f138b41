import { id } from '../../../contract/common.ts';
import { vehiclePath } from '../../lib/addresses.ts';

/** The vehicle that an address of the site names; null when it names none. */
export function vehicleIdOf(path: string): number | null {
  const named = id.safeParse(vehiclePath.exec(path)?.[1]);
  return named.success ? named.data : null;
}
