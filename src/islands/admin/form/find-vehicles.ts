import { pageFleet, type FleetVehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { maxOptions } from './combobox.ts';

/** The first vehicles by model whose model or licence plate contains these words. */
export async function findVehicles(text: string): Promise<FleetVehicle[]> {
  const search = text.trim() || undefined;
  const { content } = await call(pageFleet, {
    query: { search, page: 0, size: maxOptions, sort: 'model', direction: 'ASC' },
  });
  return content;
}
