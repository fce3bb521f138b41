import { importCustomers, importVehicles } from '../../../../contract/office/imports.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { csvType } from '../../../../contract/office/exports.ts';
import { vehicleFieldNames } from '../../../../contract/vehicles/vehicle-fields.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { texts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';

/** What tables are imported as: the call, and the list in which the rows are then. */
export const targets = {
  vehicles: { endpoint: importVehicles, list: pages.adminVehicles },
  customers: { endpoint: importCustomers, list: pages.adminUsers },
};
export type TargetName = keyof typeof targets;

const customerFields = [
  ...(['firstName', 'lastName', 'companyName', 'email', 'phoneNumber'] as const),
  ...(['address', 'zipCode', 'city', 'country'] as const),
];

const headings: Record<TargetName, () => string[]> = {
  vehicles: () => vehicleFieldNames.map((name) => vehicleTexts()[name]),
  customers: () => customerFields.map((name) => texts().fields[name]),
};

/** A table of headings that an import knows, to be filled in: CSV, as spreadsheets of the language read it. */
export function sampleOf(name: TargetName): Blob {
  const separator = currentLanguage() === 'de' ? ';' : ',';
  const row = headings[name]().map((heading) => `"${heading}"`);
  // Begins with a mark by which they know UTF-8.
  return new Blob([`\uFEFF${row.join(separator)}\r\n`], { type: csvType });
}
