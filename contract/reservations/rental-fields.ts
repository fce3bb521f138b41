/** `line` is free text; `moment` is a wall time, which forms ask for as a date and a time. `width` is the export's, in characters. */
export interface RentalField {
  kind: 'line' | 'moment';
  width: number;
  /** As answers have it. */
  sample: string;
}

/**
 * What is asked about a rental, in the order of the export. Schemas, forms, facts, export, samples and tests are made from
 * this list. A new field also needs what docs/recipes.md says; the compiler names the rest.
 */
export const rentalFields = {
  pickUpLocation: { kind: 'line', width: 24, sample: 'Bremen' },
  pickUpTime: { kind: 'moment', width: 18, sample: '2030-01-02T10:00:00' },
  dropOffLocation: { kind: 'line', width: 24, sample: 'Hamburg' },
  dropOffTime: { kind: 'moment', width: 18, sample: '2030-01-02T12:30:00' },
} as const satisfies Record<string, RentalField>;

type Fields = typeof rentalFields;
export type RentalFieldName = keyof Fields;
type NameOf<Kind extends RentalField['kind']> = {
  [Name in RentalFieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[RentalFieldName];
/** Free texts: the places. */
export type RentalTextName = NameOf<'line'>;

export const rentalFieldNames = Object.keys(rentalFields) as RentalFieldName[];
const namesOf = <Kind extends RentalField['kind']>(kind: Kind) =>
  rentalFieldNames.filter((name): name is NameOf<Kind> => rentalFields[name].kind === kind);
export const rentalTextNames = namesOf('line');

/** One thing for each field. */
export const perRentalField = <Made>(make: (name: RentalFieldName, field: RentalField) => Made) =>
  ({ ...perKind('moment', make), ...perKind('line', make) }) as Record<RentalFieldName, Made>;

/** One thing for each field of a kind. */
export const perRentalText = <Made>(make: (name: RentalTextName) => Made) => perKind('line', make);
export const perRentalMoment = <Made>(make: (name: NameOf<'moment'>) => Made) =>
  perKind('moment', make);

const perKind = <Kind extends RentalField['kind'], Made>(
  kind: Kind,
  make: (name: NameOf<Kind>, field: RentalField) => Made,
) =>
  Object.fromEntries(namesOf(kind).map((name) => [name, make(name, rentalFields[name])])) as Record<
    NameOf<Kind>,
    Made
  >;

/** A rental for examples and tests. */
export const sampleRental = (): Record<RentalFieldName, string> =>
  perRentalField((_, { sample }) => sample);
