import type { Settings } from '../../contract/office/settings.ts';
import type { ExtraKind } from '../../contract/reservations/lines.ts';

/** What was read off a vehicle. */
export interface Readings {
  mileageKm: number;
  /** How full the tank is. */
  fuelEighths: number;
}

/** A line that the return adds to a price. */
export interface AddedLine {
  kind: Extract<ExtraKind, 'kilometres' | 'fuel' | 'damage'>;
  quantity: number;
  unit: 'kilometre' | 'eighth' | 'flat';
  unitPrice: number;
  amount: number;
  /** Of a damage, what was noted about it; null without. */
  text?: string | null;
}

type TaxChoices = Pick<Settings, 'cancellationTaxed' | 'noShowTaxed' | 'fineTaxed'>;

/** What decides whether a kind is taxed. */
const taxChoices: Partial<Record<ExtraKind, keyof TaxChoices>> = {
  cancellation: 'cancellationTaxed',
  no_show: 'noShowTaxed',
  fine: 'fineTaxed',
};

/** The rate of tax, in percent, of a line that staff add: 0 of what the company decided not to tax, else null for the reservation's. */
export function vatPercentOfAdded(kind: ExtraKind, settings: TaxChoices): 0 | null {
  const choice = taxChoices[kind];
  return choice && settings[choice] === 0 ? 0 : null;
}

/** What was agreed about kilometres; null for none. */
export interface AgreedKilometres {
  includedKmPerDay: number | null;
  pricePerExtraKm: number | null;
}

const hoursPerDay = 24;

/** The price of kilometres beyond those that each started day includes; none where nothing was agreed about them. */
export function kilometreLine(
  driven: number,
  hours: number,
  { includedKmPerDay, pricePerExtraKm }: AgreedKilometres,
): AddedLine | null {
  if (includedKmPerDay === null || pricePerExtraKm === null) return null;
  const extraKm = driven - includedKmPerDay * Math.ceil(hours / hoursPerDay);
  return lineOf({ kind: 'kilometres', unit: 'kilometre' }, extraKm, pricePerExtraKm);
}

/** The price of what is missing in the tank. */
export const fuelLine = (missingEighths: number, pricePerEighth: number): AddedLine | null =>
  lineOf({ kind: 'fuel', unit: 'eighth' }, missingEighths, pricePerEighth);

/** What damages are charged with; those without an amount are not. */
export const damageLines = (
  damages: readonly { amount?: number | null | undefined; note: string }[],
): AddedLine[] =>
  damages.flatMap(({ amount, note }) => {
    const line = lineOf({ kind: 'damage', unit: 'flat' }, 1, amount ?? 0);
    return line ? { ...line, text: note || null } : [];
  });

const lineOf = (
  of: Pick<AddedLine, 'kind' | 'unit'>,
  quantity: number,
  unitPrice: number,
): AddedLine | null =>
  quantity > 0 && unitPrice > 0
    ? { ...of, quantity, unitPrice, amount: (quantity * Math.round(unitPrice * 100)) / 100 }
    : null;

/** All lines for what a vehicle was driven and lacks since its hand-over; none where that was not read off. */
export function addedLines(
  before: Readings | null,
  after: Readings,
  hours: number,
  prices: AgreedKilometres & { fuelPricePerEighth: number },
): AddedLine[] {
  if (!before) return [];
  return [
    kilometreLine(after.mileageKm - before.mileageKm, hours, prices),
    fuelLine(before.fuelEighths - after.fuelEighths, prices.fuelPricePerEighth),
  ].filter((line) => line !== null);
}
