import { z } from 'zod';
import { id } from '../values/common.ts';
import { orderQuery } from '../wire/paging.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { limits } from '../values/limits.ts';
import { reservationFilters } from '../reservations/reservations-admin.ts';
import { reservationSorts, vehicleWireName } from '../reservations/reservations.ts';
import { key } from '../texts/message-key.ts';
import { userFilters, userSorts } from '../users/users.ts';
import { fleetFilters, vehicleSorts } from '../vehicles/vehicles.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const csvType = 'text/csv';
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
const exportFormat = z.enum(exportFormats, { error: key('selection.format') });

/** Ids separated by commas. */
const selectedIds = z
  .string({ error: key('selection.ids') })
  .transform((text): (string | number)[] => text.split(','))
  .pipe(z.array(id).max(limits.selected, key('selection.most', { most: limits.selected })));

/** Those of the list, and rows that were selected in it. */
export const reservationExportFilters = { ...reservationFilters, ids: selectedIds.optional() };

/** Takes the list's filters and order, but no paging; by default, exports all rows by id. */
const exportEndpoint = <Query extends z.ZodObject>(
  name: 'users' | 'cars' | 'reservations',
  summary: string,
  query: Query,
) =>
  getEndpoint({
    path: `/excel/download/${name}`,
    right: 'exports',
    needsProof: true,
    summary,
    query,
    ignoresUnknown: true,
    answer: 'file',
    media: [workbookType],
  });

export const exportUsers = exportEndpoint(
  'users',
  'All users, or those that match a search, as an Excel workbook',
  orderQuery(userSorts, 'id').extend(userFilters),
);
export const exportVehicles = exportEndpoint(
  'cars',
  'All vehicles, or those that match the filters, as an Excel workbook',
  orderQuery(vehicleSorts, 'id').extend(fleetFilters),
);
export const exportReservations = {
  ...exportEndpoint(
    'reservations',
    'All reservations, those that match the filters or have these ids, as an Excel workbook or as CSV',
    orderQuery(reservationSorts, 'id')
      .extend(reservationExportFilters)
      .extend({ format: exportFormat.default('xlsx') })
      .refine(isInOrder, outOfOrder),
  ),
  media: [workbookType, csvType],
  wireNames: vehicleWireName,
};
