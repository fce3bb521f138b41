import { csvType } from '../../../../contract/office/exports.ts';
import { vehicleFieldNames } from '../../../../contract/vehicles/vehicle-fields.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { texts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import type { TargetName } from './targets.ts';

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
