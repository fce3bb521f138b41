/** Where a field is shown, besides the form and the export. */
type Place = 'card' | 'facts' | 'list';

type Kind =
  | { kind: 'line'; sample: string }
  /** A whole number. */
  | { kind: 'count'; min: number; unit?: 'years'; sample: number }
  | { kind: 'choice'; choices: readonly [string, ...string[]]; sample: string }
  | { kind: 'flag'; sample: boolean }
  /** Dollars; whole cents. */
  | { kind: 'price'; sample: number };

/** `width` is the width of the export's column, in characters. */
export type VehicleField = Kind & { shown: readonly Place[]; width: number };

/**
 * The fields of a vehicle, in display order. Schemas, form, facts, export, samples and tests are derived from this list. A new
 * field also needs a column in the database; the compiler names what else is missing.
 */
export const vehicleFields = {
  model: { kind: 'line', shown: ['list'], width: 32, sample: 'Kleinwagen Stadt E' },
  doors: { kind: 'count', min: 0, shown: ['facts'], width: 8, sample: 3 },
  seats: { kind: 'count', min: 1, shown: ['card', 'facts'], width: 8, sample: 4 },
  luggage: { kind: 'count', min: 0, shown: ['facts'], width: 10, sample: 1 },
  transmission: {
    kind: 'choice',
    choices: ['Automatic', 'Manuel', 'Tiptronic'],
    shown: ['card', 'facts'],
    width: 14,
    sample: 'Automatic',
  },
  airConditioning: { kind: 'flag', shown: ['facts'], width: 16, sample: true },
  fuelType: {
    kind: 'choice',
    choices: ['Electricity', 'Hybrid', 'Gasoline', 'Diesel', 'Hydrogen', 'LPG', 'CNG'],
    shown: ['card', 'facts'],
    width: 12,
    sample: 'Electricity',
  },
  age: { kind: 'count', min: 0, unit: 'years', shown: ['facts', 'list'], width: 8, sample: 1 },
  pricePerHour: { kind: 'price', shown: ['list'], width: 12, sample: 12.5 },
} as const satisfies Record<string, VehicleField>;

type Fields = typeof vehicleFields;
export type VehicleFieldName = keyof Fields;
type ShownIn<At extends Place> = {
  [Name in VehicleFieldName]: At extends Fields[Name]['shown'][number] ? Name : never;
}[VehicleFieldName];

/** Maps each field to a type by its kind; a choice becomes its options. */
export type VehicleFieldTypes<By extends Record<Exclude<Kind['kind'], 'choice'>, unknown>> = {
  -readonly [Name in VehicleFieldName]: Fields[Name] extends { choices: readonly (infer Choice)[] }
    ? Choice
    : By[Exclude<Fields[Name]['kind'], 'choice'>];
};
/** The values of a vehicle on our server. */
export type VehicleValues = VehicleFieldTypes<{
  line: string;
  count: number;
  flag: boolean;
  price: number;
}>;

export const vehicleFieldNames = Object.keys(vehicleFields) as VehicleFieldName[];

/** Makes a record with an entry for each field. */
export function perVehicleField<Made>(make: (name: VehicleFieldName, field: VehicleField) => Made) {
  const made = {} as Record<VehicleFieldName, Made>;
  for (const name of vehicleFieldNames) made[name] = make(name, vehicleFields[name]);
  return made;
}

/** The fields that are shown at a place. */
export const vehicleFieldsIn = <At extends Place>(place: At) =>
  vehicleFieldNames.filter((name): name is ShownIn<At> =>
    (vehicleFields[name].shown as readonly Place[]).includes(place),
  );

/** A vehicle for examples and tests. */
export const sampleVehicle = (): VehicleValues =>
  perVehicleField((_, { sample }) => sample) as {
    [Name in VehicleFieldName]: Fields[Name]['sample'];
  };
