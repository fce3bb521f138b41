import type { z } from 'zod';
import {
  getFleetVehicle,
  getVehicle,
  listVehicles,
  pageFleet,
  pageVehicles,
  type FleetVehicle,
  type ListedVehicle,
} from '../../../contract/vehicles/vehicles.ts';
import { call } from '../api/api.ts';
import { readRecord, type Stored } from '../api/records.ts';
import { isOurs } from '../api/host.ts';
import type { RowPage } from './page-of-rows.ts';

/** A page of the vehicles with all that the host knows of them. Bare hosts do not filter. */
export async function pageOfFleet(
  query: z.output<typeof pageFleet.query>,
): Promise<RowPage<ListedVehicle>> {
  if (await isOurs()) return call(pageFleet, { query });
  const { page, size, sort, direction } = query;
  return call(pageVehicles, { query: { page, size, sort, direction } });
}

/** The first vehicles by model whose model or licence plate contains these words; of a bare host all by their model. */
export async function findVehicles(text: string, size: number): Promise<FleetVehicle[]> {
  const words = text.trim();
  if (!(await isOurs())) {
    const all = await call(listVehicles, {});
    return all.filter(({ model }) => model.toLowerCase().includes(words.toLowerCase()));
  }
  const { content } = await call(pageFleet, {
    query: { search: words || undefined, page: 0, size, sort: 'model', direction: 'ASC' },
  });
  return content;
}

/** A vehicle to be edited, with all that the host knows of it. @throws ApiError */
export const readVehicle = async (id: string | number): Promise<Stored<ListedVehicle>> =>
  readRecord((await isOurs()) ? getFleetVehicle : getVehicle, { params: { id } });
