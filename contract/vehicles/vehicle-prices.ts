import { z } from 'zod';
import { id } from '../values/common.ts';
import { putEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { key } from '../texts/message-key.ts';
import { vehicleEdit } from './vehicle-edit.ts';

export const rateNames = ['pricePerHour', 'pricePerDay', 'pricePerWeek'] as const;
export type RateName = (typeof rateNames)[number];

const rates = vehicleEdit
  .pick({ pricePerHour: true, pricePerDay: true, pricePerWeek: true })
  .required();

/** New prices of a vehicle that still has the prices `from`. */
const priceChange = z.object({ id, from: rates, to: rates });

export const changePrices = putEndpoint({
  path: '/vehicles/prices',
  right: 'vehicles.prices',
  summary:
    'Change the prices of vehicles, all or none; 409 with the vehicles whose prices are others meanwhile. Reservations keep what was agreed',
  also: [409],
  body: z.object({
    prices: z
      .array(priceChange, { error: key('prices.none') })
      .min(1, key('prices.none'))
      .max(limits.page.maxSize, key('prices.tooMany'))
      .refine(
        (prices) => new Set(prices.map((price) => price.id)).size === prices.length,
        key('prices.twice'),
      ),
  }),
});
