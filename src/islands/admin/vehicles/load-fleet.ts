import { limits } from '../../../../contract/limits.ts';
import { pageFleet, type FleetVehicle } from '../../../../contract/vehicles.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { offers } from '../../../lib/features.ts';
import { priceTexts } from '../../../lib/price-texts.ts';

/**
 * All vehicles by model, with what only administrators see.
 * @throws ApiError 501 if the host cannot change prices together
 */
export async function loadFleet(): Promise<FleetVehicle[]> {
  if (!(await offers('prices'))) throw new ApiError(501, priceTexts().noChange);
  const vehicles: FleetVehicle[] = [];
  for (let page = 0, isLast = false; !isLast; page += 1) {
    const { content, totalElements } = await call(pageFleet, {
      query: {
        page: String(page),
        size: String(limits.page.maxSize),
        sort: 'model',
        direction: 'ASC',
      },
    });
    vehicles.push(...content);
    isLast = content.length === 0 || vehicles.length >= totalElements;
  }
  return vehicles;
}
