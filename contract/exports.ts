import type { z } from 'zod';
import { orderQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { isInOrder, outOfOrder, reservationFilters } from './reservations-admin.ts';
import { reservationSorts } from './reservations.ts';
import { userFilters, userSorts } from './users.ts';
import { vehicleSorts } from './vehicles.ts';

/** Excel's. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes what the list takes, but for its pages; without any, all rows come by their ids. */
const download = <Query extends z.ZodType>(
  what: 'users' | 'cars' | 'reservations',
  summary: string,
  query: Query,
) =>
  endpoint({
    method: 'GET',
    path: `/excel/download/${what}`,
    auth: 'admin',
    summary,
    query,
    answer: 'file',
    media: [workbookType],
  });

export const exportUsers = download(
  'users',
  'The users as an Excel workbook, all or those searched for',
  orderQuery(userSorts, 'id').extend(userFilters),
);
export const exportVehicles = download(
  'cars',
  'All vehicles as an Excel workbook',
  orderQuery(vehicleSorts, 'id'),
);
export const exportReservations = download(
  'reservations',
  'The reservations as an Excel workbook, all or those that a filter names',
  orderQuery(reservationSorts, 'id').extend(reservationFilters).refine(isInOrder, outOfOrder),
);
