import type { z } from 'zod';
import { orderQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { isInOrder, outOfOrder } from './days.ts';
import { reservationFilters } from './reservations-admin.ts';
import { reservationSorts, vehicleName } from './reservations.ts';
import { userFilters, userSorts } from './users.ts';
import { fleetFilters, vehicleSorts } from './vehicles.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes the list's filters and order, but no paging; by default, exports all rows by id. */
const exportEndpoint = <Query extends z.ZodType>(
  name: 'users' | 'cars' | 'reservations',
  summary: string,
  query: Query,
) =>
  endpoint({
    path: `/excel/download/${name}`,
    auth: 'admin',
    summary,
    query,
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
    'All reservations, or those that match the filters, as an Excel workbook',
    orderQuery(reservationSorts, 'id').extend(reservationFilters).refine(isInOrder, outOfOrder),
  ),
  wireNames: vehicleName,
};
