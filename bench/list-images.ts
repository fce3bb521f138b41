import { listVehicles, type Vehicle } from '../contract/vehicles/vehicles.ts';
import type { Server } from './processes.ts';

/** Lists the ids of the vehicles' images on a server. */
export async function listImages({ origin }: Server): Promise<string[]> {
  const answer = await fetch(`${origin}/api${listVehicles.path}`);
  return ((await answer.json()) as Vehicle[]).map(({ image }) => image[0]!);
}
