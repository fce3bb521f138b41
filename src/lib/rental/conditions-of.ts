import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { business } from '../site/business.ts';
import type { Conditions, Words } from '../site/conditions.ts';
import { price } from '../texts/format.ts';
import { currentLanguage } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';
import { hasField, vehicleText } from '../texts/vehicle-text.ts';
import { vehicleTexts } from '../texts/vehicle-texts.ts';

/** What is known of a vehicle's conditions, or of any's if it is null, by name; `fuelPrice` is of an eighth of a tank. */
export function conditionsOf(
  vehicle: Vehicle | null,
  { excess, insurance, driver, fuel, later = [] }: Conditions,
  fuelPrice = business.fuelPricePerEighth,
): [name: string, sentences: string[]][] {
  const { conditions: labels } = texts();
  const needed = (['licenceClass', 'minimumAge'] as const)
    .map((name) =>
      vehicle && hasField(vehicle, name)
        ? `${vehicleTexts()[name]} ${vehicleText(vehicle, name)}`
        : '',
    )
    .filter(Boolean);
  const rows: [string, string[]][] = [
    [labels.insurance, [said(insurance), excess === undefined ? '' : labels.excess(price(excess))]],
    [labels.driver, [needed.join(', '), said(driver)]],
    [labels.fuel, [said(fuel), fuelPrice > 0 ? labels.missingFuel(price(fuelPrice)) : '']],
    [labels.later, later.length > 0 ? [...later.map(withPrice), labels.lessDamage] : []],
  ];
  return rows
    .map(([name, sentences]): [string, string[]] => [name, sentences.filter(Boolean)])
    .filter(([, sentences]) => sentences.length > 0);
}

const said = (words: Words | undefined): string => words?.[currentLanguage()] ?? '';

const withPrice = ({ price: amount, ...words }: Words & { price?: number | undefined }): string =>
  amount === undefined ? said(words) : `${said(words)}: ${price(amount)}`;
