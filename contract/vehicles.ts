import { z } from 'zod';
import { amount } from './amount.ts';
import { byId, id, line, pageAnswer, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { imageId } from './images.ts';
import { limits } from './limits.ts';
import {
  perVehicleField,
  type VehicleField,
  type VehicleFieldName,
  type VehicleFieldTypes,
  type VehicleValues,
  type vehicleFields,
} from './vehicle-fields.ts';

const fieldMessages: Record<VehicleFieldName, string> = {
  model: 'Please enter the model',
  doors: 'Please enter the number of doors',
  seats: 'Please enter the number of seats',
  luggage: 'Please enter the luggage capacity',
  transmission: 'Please enter type of transmission',
  airConditioning: 'Please enter whether air conditioning exists',
  fuelType: 'Please enter type of fuel',
  age: 'Please enter age of car',
  pricePerHour: 'Please enter price per hour',
};
export const vehicleMessages = {
  ...fieldMessages,
  image: 'Please select an image',
  builtIn: 'Built-in vehicles can not be deleted and updated', // sic
  notFound: 'There is no such vehicle',
  created: 'Vehicle was created',
  updated: 'Vehicle was updated',
  deleted: 'Vehicle was deleted',
  hasReservations: 'This vehicle has reservations and cannot be deleted',
} as const;

const answers = {
  line: z.string(),
  count: z.number(),
  // Other hosts may offer other choices.
  choice: z.string(),
  flag: z.boolean(),
  price: z.number(),
};
type Answers = {
  [Name in VehicleFieldName]: (typeof answers)[(typeof vehicleFields)[Name]['kind']];
};

/**
 * A vehicle on the wire. `image` holds one image id on our server; other hosts may send none.
 * `pricePerHour` is in dollars, `age` in years, `luggage` in pieces.
 */
export const vehicle = z.object({
  id: z.number(),
  ...(perVehicleField((_, { kind }) => answers[kind]) as Answers),
  image: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  builtIn: z.boolean().default(false),
});
export type Vehicle = z.output<typeof vehicle>;

const flag = (message: string) =>
  z
    .union([z.boolean({ error: message }), z.enum(['true', 'false'], { error: message })], {
      error: message,
    })
    .transform((value) => value === true || value === 'true');

/** Dollars; whole cents. */
const price = (message: string) =>
  amount(message, 0.01, limits.price).refine(
    (value) => /^\d+(\.\d{1,2})?$/.test(String(value)),
    message,
  );

/** The schema of a field in requests. */
function fieldSchema(message: string, field: VehicleField) {
  switch (field.kind) {
    case 'line':
      return line(message);
    case 'count':
      return amount(message, field.min, limits.count).refine(Number.isInteger, message);
    case 'choice':
      return z.enum(field.choices, { error: message });
    case 'flag':
      return flag(message);
    case 'price':
      return price(message);
  }
}
type Sent = VehicleFieldTypes<{
  line: string;
  count: number | string;
  flag: boolean | 'true' | 'false';
  price: number | string;
}>;
type Edits = { [Name in VehicleFieldName]: z.ZodType<VehicleValues[Name], Sent[Name]> };

export const vehicleEdit = z.object(
  perVehicleField((name, field) => fieldSchema(fieldMessages[name], field)) as Edits,
);

export const vehicleSorts = [
  'model',
  'pricePerHour',
  'seats',
  'doors',
  'luggage',
  'age',
  'id',
] as const satisfies (VehicleFieldName | 'id')[];

export const listVehicles = endpoint({
  path: '/car/visitors/all',
  auth: 'none',
  summary: 'All vehicles',
  also: [304],
  answer: z.array(vehicle),
});

export const pageVehicles = endpoint({
  path: '/car/visitors/pages',
  auth: 'none',
  summary: 'One page of the vehicles',
  also: [304],
  query: pageQuery(vehicleSorts),
  answer: pageAnswer(vehicle),
});

export const getVehicle = endpoint({
  path: '/car/visitors/:id',
  auth: 'none',
  summary: 'One vehicle',
  also: [304],
  isVersioned: true,
  params: byId,
  answer: vehicle,
});

export const createVehicle = endpoint({
  method: 'POST',
  path: '/car/admin/:imageId/add',
  auth: 'admin',
  status: 201,
  summary: 'Create a vehicle with an uploaded image',
  also: [409],
  params: z.object({ imageId }),
  body: vehicleEdit,
});

export const updateVehicle = endpoint({
  method: 'PUT',
  path: '/car/admin/auth',
  auth: 'admin',
  summary: 'Change a vehicle and replace its image',
  also: [409],
  isVersioned: true,
  query: z.object({ id, imageId }),
  body: vehicleEdit,
});

export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/car/admin/:id/auth',
  auth: 'admin',
  summary: 'Delete a vehicle without reservations',
  params: byId,
});
