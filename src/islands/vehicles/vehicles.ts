import type { z } from 'zod';
import { pageVehicles } from '../../../contract/vehicles/vehicles.ts';
import { call } from '../../lib/api/api.ts';
import { addressOf, isOwnOrigin } from '../../lib/api/bases.ts';
import { correctPage } from './page.ts';

/** Fills rows of two, three and four cards evenly. */
export const pageSize = 12;

interface VehiclesPage {
  /** Each stands for all that are equal to it, `of` them; at bare hosts for itself. */
  vehicles: z.output<typeof pageVehicles.answer>['content'];
  totalPages: number;
}

const queryOf = (page: number) =>
  ({ page, size: pageSize, sort: 'model', direction: 'ASC', group: 'true' }) as const;

/** The URL of the first page, for a browser to ask before it has the scripts; null if that may be another host's. */
export const firstPageUrl = (): string | null =>
  isOwnOrigin(pageVehicles)
    ? `${addressOf(pageVehicles, {})}?${new URLSearchParams(Object.entries(queryOf(0)).map(([name, value]) => [name, String(value)]))}`
    : null;

/** @throws ApiError */
export async function loadVehicles(page: number): Promise<VehiclesPage> {
  const { content, totalElements } = await call(pageVehicles, { query: queryOf(page) });
  const totalPages = Math.ceil(totalElements / pageSize);
  if (page > 0 && page >= totalPages) correctPage(Math.max(totalPages - 1, 0));
  return { vehicles: content, totalPages };
}
