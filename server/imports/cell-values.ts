import { vehicleTexts as german } from '../../contract/texts/de/vehicles.ts';
import { vehicleTexts as english } from '../../contract/texts/en/vehicles.ts';
import type { VehicleField } from '../../contract/values/vehicle-field.ts';
import type { VehicleChoice } from '../../contract/vehicles/vehicle-fields.ts';
import { plainWord } from './column-names.ts';
import type { Cell } from './table.ts';

/** What else people write for a choice, in either language. */
const otherWords: Partial<Record<VehicleChoice, string[]>> = {
  Automatic: ['automatikgetriebe', 'auto'],
  Manuel: ['manuell', 'manual', 'schalter', 'handschaltung', 'schaltung'],
  Electricity: ['elektrisch', 'electric', 'strom', 'ev', 'bev'],
  Gasoline: ['petrol', 'super', 'otto'],
  LPG: ['autogas'],
  CNG: ['erdgas'],
  estate: ['estate', 'station wagon'],
  van: ['transporter', 'lieferwagen'],
  flatbed: ['pritsche', 'flatbed'],
  minibus: ['9-sitzer'],
  box: ['koffer', 'box'],
};

const yes = ['x', 'ja', 'j', 'yes', 'y', 'true', 'wahr', '1'];
const no = ['nein', 'n', 'no', 'false', 'falsch', '0', '-', '–'];

/** Excel counts days from here. */
const firstDay = Date.UTC(1899, 11, 30);
/** In Excel's days: 1927 to 2119. What is outside is no day, but another number. */
const serials = { min: 10_000, max: 80_000 };

/** A cell's text without spaces around it; of other values what a reader would type. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : isoDay(cell);
  return String(cell).trim();
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** A day as `YYYY-MM-DD`, from German or ISO writing or an Excel date; what is none stays as it is, for the contract to refuse. */
export function readDay(cell: Cell): unknown {
  if (cell instanceof Date) return textOf(cell);
  const text = textOf(cell);
  const serial = /^\d{5}$/.test(text) ? Number(text) : NaN;
  if (serial >= serials.min && serial <= serials.max)
    return isoDay(new Date(firstDay + serial * 86_400_000));
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(text) ?? [];
  if (year) return `${year.padStart(4, '20')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return text.replace(/[T ]00:00(:00)?(\.0+)?$/, '');
}

/** Truth, from words of either language or a cross; what is none stays as it is. */
export function readFlag(cell: Cell): unknown {
  const text = textOf(cell).toLowerCase();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : text;
}

/** One of the choices, from its name in either language or its code; what is none stays as it is. */
export function readChoice(
  cell: Cell,
  choices: readonly string[],
  wordsOf: (choice: string) => readonly string[],
): string {
  const text = textOf(cell);
  const word = plainWord(text);
  const isNamed = (name: string) => plainWord(name) === word;
  return choices.find((choice) => [choice, ...wordsOf(choice)].some(isNamed)) ?? text;
}

function wordsOf(choice: string): string[] {
  if (!(choice in english.choices)) return [];
  const name = choice as VehicleChoice;
  return [german.choices[name], english.choices[name], ...(otherWords[name] ?? [])];
}

/** A place that a vehicle may have; `name` is null for one that the content has lost and vehicles still have. */
export interface KnownPlace {
  slug: string;
  name: string | null;
}

/** The slug of a place, from its name or itself. */
const readPlace = (cell: Cell, places: readonly KnownPlace[]): string =>
  readChoice(
    cell,
    places.map(({ slug }) => slug),
    (slug) => places.flatMap((place) => (place.slug === slug ? (place.name ?? []) : [])),
  );

/** A cell of a vehicle's column as the contract takes it. An empty one is undefined. */
export function readVehicleCell(
  cell: Cell,
  field: VehicleField,
  places: readonly KnownPlace[],
): unknown {
  if (textOf(cell) === '') return undefined;
  switch (field.kind) {
    case 'day':
      return readDay(cell);
    case 'flag':
      return readFlag(cell);
    case 'choice':
      return readChoice(cell, field.choices, wordsOf);
    case 'place':
      return readPlace(cell, places);
    case 'line':
    case 'vin':
      return readLine(cell);
    default:
      return typeof cell === 'number' ? cell : textOf(cell);
  }
}

/** A text. Excel takes some for dates: those are refused, as nobody knows what was typed. */
export const readLine = (cell: Cell): unknown => (cell instanceof Date ? cell : textOf(cell));
