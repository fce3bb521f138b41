import { languageNames } from '../../contract/texts/language.ts';
import {
  countryName,
  postalLine,
  type AddressReader,
} from '../../contract/users/postal-address.ts';
import { rentalFieldNames, rentalFields } from '../../contract/reservations/rental-fields.ts';
import type { exportTexts } from '../../contract/texts/en/exports.ts';
import type { Translation } from '../../contract/texts/translation.ts';
import {
  vehicleFieldNames,
  vehicleFields,
  type VehicleField,
} from '../../contract/vehicles/vehicle-fields.ts';
import { toWallTime } from '../time/wall-times.ts';
import { dueCell } from './due-cell.ts';
import type { ExportRow } from './repository.ts';
import { dayFormat, momentFormat, moneyFormat, type Column } from './sheet.ts';

/** Excel's dates have no zone: this is the wall-clock time in `zone`. */
const moment = (instant: Date, zone: string) => new Date(`${toWallTime(instant, zone)}Z`);

const createdColumn = (header: string, zone: string) => ({
  header,
  width: 18,
  format: momentFormat,
  cell: ({ createdAt }: { createdAt: Date }) => moment(createdAt, zone),
});

/** The columns' heads, and the words in them, in a language. */
export type Heads = Translation<typeof exportTexts>;

/** The word for a value; the value itself without one. */
const translate = <Value>(words: Partial<Record<string, string>>, value: Value): Value | string =>
  words[String(value)] ?? value;

export const userColumns = (
  heads: Heads,
  zone: string,
  { language: reads }: AddressReader,
): Column<ExportRow<'users'>>[] => [
  { header: heads.id, width: 8, cell: ({ id }) => id },
  { header: heads.firstName, width: 18, cell: ({ firstName }) => firstName },
  { header: heads.lastName, width: 18, cell: ({ lastName }) => lastName },
  { header: heads.email, width: 32, cell: ({ email }) => email || null },
  { header: heads.phoneNumber, width: 16, cell: ({ phoneNumber }) => phoneNumber },
  { header: heads.address, width: 32, cell: ({ address }) => address },
  { header: heads.zipCode, width: 10, cell: ({ zipCode }) => zipCode },
  {
    header: heads.roles,
    width: 24,
    cell: ({ roles }) => roles.map((role) => translate(heads.roleNames, role)).join(', '),
  },
  { header: heads.builtIn, width: 10, cell: ({ builtIn }) => builtIn },
  createdColumn(heads.registered, zone),
  { header: heads.latinName, width: 28, cell: ({ latinName }) => latinName },
  { header: heads.companyName, width: 28, cell: ({ companyName }) => companyName },
  { header: heads.vatId, width: 16, cell: ({ vatId }) => vatId },
  { header: heads.blocked, width: 10, cell: ({ blocked }) => blocked },
  { header: heads.licenceClass, width: 14, cell: ({ licenceClass }) => licenceClass },
  {
    header: heads.licenceSeen,
    width: 14,
    format: dayFormat,
    cell: ({ licenceSeenAt }) => licenceSeenAt && moment(licenceSeenAt, zone),
  },
  {
    header: heads.language,
    width: 12,
    cell: ({ language }) => language && languageNames[language],
  },
  { header: heads.city, width: 20, cell: ({ city }) => city },
  {
    header: heads.country,
    width: 16,
    cell: ({ country }) => country && countryName(country, reads),
  },
  { header: heads.leitwegId, width: 24, cell: ({ leitwegId }) => leitwegId },
  { header: heads.invoiceEmail, width: 32, cell: ({ invoiceEmail }) => invoiceEmail },
];

/** Excel's format of a field; numbers have their unit in the head. */
function vehicleFormat({ kind }: VehicleField, currency: string): string | undefined {
  if (kind === 'price') return moneyFormat(currency);
  return kind === 'day' ? dayFormat : undefined;
}

function vehicleCell<Value>(heads: Heads, { kind }: VehicleField, value: Value) {
  if (kind === 'choice') return translate(heads.choices, value);
  return kind === 'day' && typeof value === 'string' ? new Date(value) : value;
}

export const vehicleColumns = (heads: Heads, currency: string): Column<ExportRow<'vehicles'>>[] => [
  { header: heads.id, width: 8, cell: ({ id }) => id },
  ...vehicleFieldNames.map((name) => ({
    header: heads.vehicleFields[name],
    width: vehicleFields[name].width,
    format: vehicleFormat(vehicleFields[name], currency),
    cell: (row: ExportRow<'vehicles'>) => vehicleCell(heads, vehicleFields[name], row[name]),
  })),
  { header: heads.builtIn, width: 10, cell: ({ builtIn }) => builtIn },
  { header: heads.dues.title, width: 48, cell: ({ dues }) => dueCell(dues, heads.dues) },
];

export const reservationColumns = (
  heads: Heads,
  { zone, currency, reader }: { zone: string; currency: string; reader: AddressReader },
): Column<ExportRow<'reservations'>>[] => [
  { header: heads.id, width: 8, cell: ({ id }) => id },
  { header: heads.vehicle, width: 32, cell: ({ model }) => model },
  { header: heads.vehicleFields.licencePlate, width: 14, cell: ({ licencePlate }) => licencePlate },
  { header: heads.customer, width: 28, cell: ({ customer }) => customer },
  { header: heads.email, width: 32, cell: ({ email }) => email || null },
  ...rentalFieldNames.map((name) => ({
    header: heads[name],
    width: rentalFields[name].width,
    format: rentalFields[name].kind === 'moment' ? momentFormat : undefined,
    cell: ({ [name]: value }: ExportRow<'reservations'>) =>
      typeof value === 'string' ? value : moment(value, zone),
  })),
  { header: heads.status, width: 14, cell: ({ status }) => translate(heads.statuses, status) },
  {
    header: heads.price,
    width: 14,
    format: moneyFormat(currency),
    cell: ({ totalPrice }) => totalPrice,
  },
  createdColumn(heads.booked, zone),
  {
    header: heads.address,
    width: 40,
    cell: ({ booked: { companyName, name, ...address } }) => postalLine(address, reader) || null,
  },
  {
    header: heads.due,
    width: 14,
    format: moneyFormat(currency),
    cell: ({ amountDue }) => amountDue,
  },
  ...(['paid', 'open', 'depositHeld'] as const).map((name) => ({
    header: heads[name],
    width: 14,
    format: moneyFormat(currency),
    cell: (row: ExportRow<'reservations'>) => row[name],
  })),
  {
    header: heads.drivers,
    width: 32,
    cell: ({ drivers }) => drivers.map(({ name }) => name).join(', ') || null,
  },
  { header: heads.orderNumber, width: 20, cell: ({ orderNumber }) => orderNumber },
  { header: heads.costCentre, width: 20, cell: ({ costCentre }) => costCentre },
];
