import { endpoint } from './endpoint.ts';

/** Excel's. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const download = (what: 'users' | 'cars' | 'reservations', summary: string) =>
  endpoint({
    method: 'GET',
    path: `/excel/download/${what}`,
    auth: 'admin',
    summary,
    answer: 'file',
    media: [workbookType],
  });

export const exportUsers = download('users', 'All users as an Excel workbook');
export const exportVehicles = download('cars', 'All vehicles as an Excel workbook');
export const exportReservations = download('reservations', 'All reservations as an Excel workbook');
