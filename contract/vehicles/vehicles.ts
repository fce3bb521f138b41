import { z } from 'zod';
import { byId } from '../values/common.ts';
import { pageAnswer, pageQuery, searchWords } from '../wire/paging.ts';
import { deleteEndpoint, getEndpoint } from '../wire/endpoint.ts';
import { slug } from '../values/slug.ts';
import {
  perFieldOf,
  privateFieldNames,
  publicFieldNames,
  vehicleFields,
  type OptionalFieldName,
  type VehicleFieldName,
} from './vehicle-fields.ts';
import { dueAnswers } from './vehicle-dues.ts';
import { key } from '../texts/message-key.ts';

const answers = {
  line: z.string(),
  vin: z.string(),
  count: z.number(),
  decimal: z.number(),
  // Bare hosts may offer other choices.
  choice: z.string(),
  place: z.string(),
  flag: z.boolean(),
  day: z.string(),
  price: z.number(),
};
type Answer<Name extends VehicleFieldName> = (typeof answers)[(typeof vehicleFields)[Name]['kind']];
type Answers<Names extends VehicleFieldName> = {
  [Name in Names]: Name extends OptionalFieldName
    ? z.ZodCatch<z.ZodOptional<z.ZodNullable<Answer<Name>>>>
    : Answer<Name>;
};

/** Bare hosts may lack what is optional, or mean something else by its name. */
const answersOf = <Name extends VehicleFieldName>(names: readonly Name[]) =>
  perFieldOf(names, (_, { kind, isOptional }) =>
    isOptional ? (answers[kind] as z.ZodType).nullish().catch(undefined) : answers[kind],
  ) as Answers<Name>;

/**
 * A vehicle on the wire. `image` holds the id of its main image, in an array that some clients put into an address as it is;
 * bare hosts may send none. `furtherImages` are the others in their order; a reservation's vehicle lacks them.
 * Prices are in the company’s currency, `age` is in years, `luggage` in pieces.
 */
export const vehicle = z.object({
  id: z.number(),
  ...answersOf(publicFieldNames),
  image: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  furtherImages: z.array(z.string()).nullish().catch(undefined),
  builtIn: z.boolean().default(false),
});
export type Vehicle = z.output<typeof vehicle>;

/** A vehicle with what only administrators see. */
export const fleetVehicle = vehicle.extend({
  ...answersOf(privateFieldNames),
  /** Since when it is retired, a wall-clock time at the company's place; null in service. Bare hosts retire none. */
  retiredAt: z.string().nullish().catch(undefined),
  dues: dueAnswers.nullish().catch(undefined),
});
export type FleetVehicle = z.output<typeof fleetVehicle>;

/** A vehicle as others' forms for administrators read it. */
export const vehicleForForm = vehicle.extend({ licencePlate: z.string().nullish() });

export const vehicleSorts = [
  'model',
  'pricePerHour',
  'seats',
  'doors',
  'luggage',
  'age',
  'id',
] as const satisfies (VehicleFieldName | 'id')[];

export const listVehicles = getEndpoint({
  path: '/car/visitors/all',
  auth: 'none',
  summary: 'All vehicles, up to 10,000',
  also: [304, 400],
  answer: z.array(vehicle),
});

export const pageVehicles = getEndpoint({
  path: '/car/visitors/pages',
  auth: 'none',
  summary: 'One page of the vehicles',
  also: [304],
  query: pageQuery(vehicleSorts).extend({
    /** Whether equal vehicles are one row, or all of a kind, which the cheapest a day stands for; with their number as `of`. */
    group: z.enum(['true', 'false', 'kind'], { error: key('search.group') }).optional(),
  }),
  ignoresUnknown: true,
  ours: ['group'],
  answer: pageAnswer(vehicle.extend({ of: z.number().optional().catch(undefined) })),
});

export const getVehicle = getEndpoint({
  path: '/car/visitors/:id',
  auth: 'none',
  summary: 'One vehicle; administrators also get its licence plate',
  also: [304],
  isVersioned: true,
  params: byId,
  answer: vehicleForForm,
});

/**
 * What a vehicle does now. `preparing` is the time after a rental, in which it cannot be had yet; during a `transfer` it is brought
 * home.
 */
export const vehicleStates = [
  'free',
  'rented',
  'late',
  'preparing',
  'transfer',
  'blocked',
  'retired',
] as const;
/**
 * What the list can be filtered by: `due` are those to be inspected soon, whatever they do. Retired ones are listed only when they
 * are asked for.
 */
export const stateFilters = [...vehicleStates, 'due'] as const;

/** `search`: words of the model and the licence plate, in any order, or six characters or more of the VIN. */
export const fleetFilters = {
  search: searchWords.optional(),
  category: z.enum(vehicleFields.category.choices, { error: key('vehicles.category') }).optional(),
  homePlace: slug(key('vehicles.homePlace')).optional(),
  state: z.enum(stateFilters, { error: key('vehicles.state') }).optional(),
};

/** `until` is a wall-clock time at the company's place; null if nobody knows. A late vehicle was due back then. */
export const vehicleState = z.object({
  kind: z.enum(vehicleStates),
  until: z.string().nullable(),
});
export type VehicleState = z.output<typeof vehicleState>;

export const listedVehicle = fleetVehicle.extend({
  state: vehicleState.optional().catch(undefined),
  /** When the next block for an inspection begins, or began if it has not ended; null without one. */
  inspectionFrom: z.string().nullish(),
});
/** A vehicle as administrators see it now. Bare hosts know less. */
export type ListedVehicle = z.output<typeof listedVehicle>;

export const getFleetVehicle = getEndpoint({
  path: '/car/admin/:id/auth',
  right: 'vehicles.read',
  summary: 'One vehicle with what only administrators see, and what it does now',
  isVersioned: true,
  params: byId,
  answer: listedVehicle,
});

export const pageFleet = getEndpoint({
  path: '/car/admin/pages',
  right: 'vehicles.read',
  summary: 'One page of the vehicles with what only administrators see',
  query: pageQuery(vehicleSorts).extend(fleetFilters),
  answer: pageAnswer(listedVehicle),
});

export const deleteVehicle = deleteEndpoint({
  path: '/car/admin/:id/auth',
  right: 'vehicles.write',
  summary: 'Delete a vehicle without reservations',
  params: byId,
});
