import { listVehicles, type Vehicle } from '../contract/vehicles.ts';
import type { Server } from './processes.ts';

/** The ids of the vehicles' images on a server. */
export async function imagesOf({ origin }: Server): Promise<string[]> {
  const answer = await fetch(`${origin}/api${listVehicles.path}`);
  return ((await answer.json()) as Vehicle[]).map(({ image }) => image[0]!);
}
