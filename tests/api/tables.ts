import { vehicleFieldNames } from '../../contract/vehicles/vehicle-fields.ts';
import { exportTexts } from '../../contract/texts/en/exports.ts';
import { anotherVehicle } from '../support/vehicles.ts';

/** A file to import. */
export function tableOf(content: string | Uint8Array<ArrayBuffer>, name = 'table.csv'): FormData {
  const body = new FormData();
  body.append('file', new Blob([content]), name);
  return body;
}

/** CSV with a vehicle under the headings of the English export. */
export function vehicleTable(changed: Record<string, unknown> = {}): string {
  const vehicle: Record<string, unknown> = { ...anotherVehicle(), ...changed };
  const line = (cells: unknown[]) => cells.map((cell) => `"${String(cell)}"`).join(',');
  return [
    line(vehicleFieldNames.map((name) => exportTexts.vehicleFields[name])),
    line(vehicleFieldNames.map((name) => vehicle[name])),
  ].join('\n');
}

/** CSV with customers of these addresses, as a German program writes it. */
export const customerTable = (emails: string[]): string =>
  [
    'Vorname;Nachname;E-Mail;Telefon;Straße;PLZ;Ort;Firma',
    ...emails.map((email) => `Jörg;Weiß;${email};0641 1234567;Am Bahnhof 3;01067;Dresden;`),
  ].join('\r\n');
