import { id } from '../../../contract/common.ts';
import { pages } from '../../../contract/pages.ts';

const pattern = new RegExp(`^${pages.vehicle.replace(':vehicleId', '(\\d+)')}/?$`);

/** The vehicle that an address of the site names; null when it names none. */
export function vehicleIdOf(path: string): number | null {
  const named = id.safeParse(pattern.exec(path)?.[1]);
  return named.success ? named.data : null;
}
