import { licenceClasses } from '../users/licence-classes.ts';
import { limits } from '../values/limits.ts';
import type { Kind, Place, VehicleField } from '../values/vehicle-field.ts';

export type { VehicleField } from '../values/vehicle-field.ts';

const optional = { isOptional: true } as const;
/** Only for administrators. */
const internal = { isOptional: true, isPrivate: true } as const;

/**
 * The fields of a vehicle, in display order. Schemas, form, facts, export, samples and tests are derived from this list. A new
 * field also needs a column in the database; the compiler names what else is missing.
 */
export const vehicleFields = {
  model: { kind: 'line', shown: ['list'], width: 32, sample: 'Kleinwagen Stadt E' },
  category: {
    kind: 'choice',
    choices: ['small_car', 'estate', 'van', 'pickup', 'flatbed', 'minibus', 'box'],
    shown: ['facts', 'list'],
    width: 14,
    sample: 'small_car',
    ...optional,
  },
  licencePlate: {
    kind: 'line',
    max: limits.licencePlate,
    shown: ['list'],
    width: 14,
    sample: 'XX-NB 101E',
    ...internal,
  },
  homePlace: {
    kind: 'place',
    shown: ['facts', 'list'],
    width: 20,
    sample: 'bauhof-nord',
    ...optional,
  },
  doors: { kind: 'count', min: 0, shown: ['facts'], width: 8, sample: 3 },
  seats: { kind: 'count', min: 1, shown: ['facts'], width: 8, sample: 4 },
  luggage: { kind: 'count', min: 0, shown: ['facts'], width: 10, sample: 1 },
  payloadKg: {
    kind: 'count',
    min: 0,
    max: 50_000,
    unit: 'kilograms',
    shown: ['facts'],
    width: 12,
    sample: 380,
    ...optional,
  },
  loadVolumeM3: {
    kind: 'decimal',
    max: 200,
    unit: 'cubicMetres',
    shown: ['facts'],
    width: 12,
    sample: 0.3,
    ...optional,
  },
  loadLengthCm: {
    kind: 'count',
    min: 0,
    max: 2000,
    unit: 'centimetres',
    shown: ['facts'],
    width: 12,
    sample: 75,
    ...optional,
  },
  towBar: { kind: 'flag', shown: ['facts'], width: 10, sample: false, ...optional },
  transmission: {
    kind: 'choice',
    choices: ['Automatic', 'Manuel', 'Tiptronic'],
    shown: ['facts'],
    width: 14,
    sample: 'Automatic',
  },
  airConditioning: { kind: 'flag', shown: ['facts'], width: 16, sample: true },
  fuelType: {
    kind: 'choice',
    choices: ['Electricity', 'Hybrid', 'Gasoline', 'Diesel', 'Hydrogen', 'LPG', 'CNG'],
    shown: ['facts'],
    width: 12,
    sample: 'Electricity',
  },
  licenceClass: {
    kind: 'choice',
    choices: licenceClasses,
    isCode: true,
    shown: ['facts'],
    width: 10,
    sample: 'B',
    ...optional,
  },
  minimumAge: {
    kind: 'count',
    min: 0,
    max: 99,
    unit: 'years',
    shown: ['facts'],
    width: 10,
    sample: 18,
    ...optional,
  },
  vin: { kind: 'vin', shown: [], width: 20, sample: 'WDB9066331S123456', ...internal },
  /** The age follows it. */
  firstRegisteredOn: { kind: 'day', shown: [], width: 14, sample: '2029-06-17', ...internal },
  age: { kind: 'count', min: 0, unit: 'years', shown: ['facts', 'list'], width: 8, sample: 0 },
  pricePerHour: {
    kind: 'price',
    max: limits.price,
    per: 'hour',
    shown: ['list'],
    width: 12,
    sample: 12.5,
  },
  pricePerDay: {
    kind: 'price',
    max: limits.longPrice,
    per: 'day',
    shown: ['prices'],
    width: 12,
    sample: 79,
    ...optional,
  },
  pricePerWeek: {
    kind: 'price',
    max: limits.longPrice,
    per: 'week',
    shown: ['prices'],
    width: 12,
    sample: 395,
    ...optional,
  },
  includedKmPerDay: {
    kind: 'count',
    min: 0,
    max: 10_000,
    unit: 'kilometres',
    shown: ['prices'],
    width: 12,
    sample: 150,
    ...optional,
  },
  pricePerExtraKm: {
    kind: 'price',
    max: limits.price,
    per: 'kilometre',
    mayBeZero: true,
    shown: ['prices'],
    width: 12,
    sample: 0.25,
    ...optional,
  },
  deposit: {
    kind: 'price',
    max: limits.longPrice,
    mayBeZero: true,
    shown: ['prices'],
    width: 12,
    sample: 300,
    ...optional,
  },
  mileageKm: {
    kind: 'count',
    min: 0,
    max: 9_999_999,
    unit: 'kilometres',
    shown: [],
    width: 12,
    sample: 18_250,
    ...internal,
  },
  bufferMinutes: {
    kind: 'count',
    min: 0,
    max: 1440,
    unit: 'minutes',
    shown: [],
    width: 12,
    sample: 30,
    ...internal,
  },
  // Both are of the dues, too (vehicle-dues.ts).
  inspectionDueOn: { kind: 'day', shown: [], width: 14, sample: '2031-04-30', ...internal },
  safetyCheckDueOn: { kind: 'day', shown: [], width: 14, sample: '2030-10-31', ...internal },
} as const satisfies Record<string, VehicleField>;

type Fields = typeof vehicleFields;
export type VehicleFieldName = keyof Fields;
type NamesWith<Property> = {
  [Name in VehicleFieldName]: Fields[Name] extends Property ? Name : never;
}[VehicleFieldName];
export type OptionalFieldName = NamesWith<{ isOptional: true }>;
export type PrivateFieldName = NamesWith<{ isPrivate: true }>;
export type PublicFieldName = Exclude<VehicleFieldName, PrivateFieldName>;
/** What fields of the kind `choice` offer, except codes. */
export type VehicleChoice = Extract<
  Exclude<Fields[VehicleFieldName], { isCode: true }>,
  { choices: readonly string[] }
>['choices'][number];
type ShownIn<At extends Place> = {
  [Name in VehicleFieldName]: At extends Fields[Name]['shown'][number] ? Name : never;
}[VehicleFieldName];

/** Maps each field to a type by its kind; a choice becomes its options, and what is optional may be null. */
export type VehicleFieldTypes<By extends Record<Exclude<Kind['kind'], 'choice'>, unknown>> = {
  -readonly [Name in VehicleFieldName]:
    | (Fields[Name] extends { choices: readonly (infer Choice)[] }
        ? Choice
        : By[Exclude<Fields[Name]['kind'], 'choice'>])
    | (Name extends OptionalFieldName ? null : never);
};
/** The values of a vehicle on our server. */
export type VehicleValues = VehicleFieldTypes<{
  line: string;
  vin: string;
  place: string;
  count: number;
  decimal: number;
  flag: boolean;
  day: string;
  price: number;
}>;

export const vehicleFieldNames = Object.keys(vehicleFields) as VehicleFieldName[];

/** Whether vehicles may lack a value: a bare host does not know the field. */
export const isOptional = (name: VehicleFieldName): name is OptionalFieldName =>
  'isOptional' in vehicleFields[name];

const isPrivate = (name: VehicleFieldName) => 'isPrivate' in vehicleFields[name];
/** The fields that everybody sees. */
export const publicFieldNames = vehicleFieldNames.filter(
  (name): name is PublicFieldName => !isPrivate(name),
);
/** The fields that only administrators see. */
export const privateFieldNames = vehicleFieldNames.filter((name): name is PrivateFieldName =>
  isPrivate(name),
);

/** Makes a record with an entry for each of these fields. */
export function perFieldOf<Name extends VehicleFieldName, Made>(
  names: readonly Name[],
  make: (name: Name, field: VehicleField) => Made,
) {
  const made = {} as Record<Name, Made>;
  for (const name of names) made[name] = make(name, vehicleFields[name]);
  return made;
}

/** Makes a record with an entry for each field. */
export const perVehicleField = <Made>(
  make: (name: VehicleFieldName, field: VehicleField) => Made,
) => perFieldOf(vehicleFieldNames, make);

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
