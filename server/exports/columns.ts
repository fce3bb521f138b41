import {
  rentalFieldNames,
  rentalFields,
  type RentalFieldName,
} from '../../contract/rental-fields.ts';
import { texts } from '../../contract/texts/en/site.ts';
import { vehicleFieldNames, vehicleFields } from '../../contract/vehicle-fields.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { ExportRow } from './repository.ts';
import { formats, type Column } from './workbook.ts';

/** Excel's dates have no zone: this is the wall-clock time in `zone`. */
const moment = (instant: Date, zone: string) => new Date(`${toWallTime(instant, zone)}Z`);

const createdColumn = (header: string, zone: string) => ({
  header,
  width: 18,
  format: formats.moment,
  cell: ({ createdAt }: { createdAt: Date }) => moment(createdAt, zone),
});

export const userColumns = (zone: string): Column<ExportRow<'users'>>[] => [
  { header: 'Id', width: 8, cell: ({ id }) => id },
  { header: 'First Name', width: 18, cell: ({ firstName }) => firstName },
  { header: 'Last Name', width: 18, cell: ({ lastName }) => lastName },
  { header: 'Email', width: 32, cell: ({ email }) => email },
  { header: 'Phone Number', width: 16, cell: ({ phoneNumber }) => phoneNumber },
  { header: 'Address', width: 32, cell: ({ address }) => address },
  { header: 'Zip Code', width: 10, cell: ({ zipCode }) => zipCode },
  { header: 'Roles', width: 24, cell: ({ roles }) => roles.join(', ') },
  { header: 'Built-in', width: 10, cell: ({ builtIn }) => builtIn },
  createdColumn('Registered', zone),
];

const titleCase = (label: string) => label.replace(/ [a-z]/g, (start) => start.toUpperCase());

export const vehicleColumns: Column<ExportRow<'vehicles'>>[] = [
  { header: 'Id', width: 8, cell: ({ id }) => id },
  ...vehicleFieldNames.map((name) => ({
    header: titleCase(texts.vehicles[name]),
    width: vehicleFields[name].width,
    format: vehicleFields[name].kind === 'price' ? formats.dollars : undefined,
    cell: (row: ExportRow<'vehicles'>) => row[name],
  })),
  { header: 'Built-in', width: 10, cell: ({ builtIn }) => builtIn },
];

const rentalHeads: Record<RentalFieldName, string> = {
  pickUpLocation: 'Pick-up',
  pickUpTime: 'Pick-up Time',
  dropOffLocation: 'Drop-off',
  dropOffTime: 'Drop-off Time',
};

export const reservationColumns = (zone: string): Column<ExportRow<'reservations'>>[] => [
  { header: 'Id', width: 8, cell: ({ id }) => id },
  { header: 'Vehicle', width: 32, cell: ({ model }) => model },
  { header: 'Customer', width: 28, cell: ({ customer }) => customer },
  { header: 'Email', width: 32, cell: ({ email }) => email },
  ...rentalFieldNames.map((name) => ({
    header: rentalHeads[name],
    width: rentalFields[name].width,
    format: rentalFields[name].kind === 'moment' ? formats.moment : undefined,
    cell: ({ [name]: value }: ExportRow<'reservations'>) =>
      typeof value === 'string' ? value : moment(value, zone),
  })),
  { header: 'Status', width: 12, cell: ({ status }) => status },
  { header: 'Price', width: 14, format: formats.dollars, cell: ({ totalPrice }) => totalPrice },
  createdColumn('Booked', zone),
];
