import { z } from 'zod';
import { amount } from './amount.ts';
import { byId, id, line, pageAnswer, pageQuery, written } from './common.ts';
import { endpoint } from './endpoint.ts';
import { imageId } from './images.ts';
import { limits } from './limits.ts';

export const transmissions = ['Automatic', 'Manuel', 'Tiptronic'] as const;
export const fuelTypes = [
  'Electricity',
  'Hybrid',
  'Gasoline',
  'Diesel',
  'Hydrogen',
  'LPG',
  'CNG',
] as const;

export const vehicleMessages = {
  model: 'Please enter the model',
  doors: 'Please enter the number of doors',
  seats: 'Please enter the number of seats',
  luggage: 'Please enter the luggage capacity',
  transmission: 'Please enter type of transmission',
  airConditioning: 'Please enter whether air conditioning exists',
  fuelType: 'Please enter type of fuel',
  age: 'Please enter age of car',
  pricePerHour: 'Please enter price per hour',
  image: 'Please select an image',
  builtIn: 'Built-in vehicles can not be deleted and updated',
  notFound: 'There is no such vehicle',
  created: 'Vehicle was created',
  updated: 'Vehicle was updated',
  deleted: 'Vehicle was deleted',
  hasReservations: 'This vehicle has reservations and cannot be deleted',
} as const;

/**
 * A vehicle as the wire has it. `image` holds one image id on our server; other hosts may send none.
 * `pricePerHour` is in dollars, `age` in years, `luggage` in pieces.
 */
export const vehicle = z.object({
  id: z.number(),
  model: z.string(),
  image: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  doors: z.number(),
  seats: z.number(),
  luggage: z.number(),
  transmission: z.string(),
  airConditioning: z.boolean(),
  fuelType: z.string(),
  age: z.number(),
  pricePerHour: z.number(),
  builtIn: z.boolean().default(false),
});
export type Vehicle = z.output<typeof vehicle>;

const count = (message: string, least = 0) =>
  amount(message, least, limits.count).refine(Number.isInteger, message);

export const vehicleEdit = z.object({
  model: line(vehicleMessages.model),
  doors: count(vehicleMessages.doors),
  seats: count(vehicleMessages.seats, 1),
  luggage: count(vehicleMessages.luggage),
  transmission: z.enum(transmissions, { error: vehicleMessages.transmission }),
  airConditioning: z
    .union(
      [
        z.boolean({ error: vehicleMessages.airConditioning }),
        z.enum(['true', 'false'], { error: vehicleMessages.airConditioning }),
      ],
      { error: vehicleMessages.airConditioning },
    )
    .transform((value) => value === true || value === 'true'),
  fuelType: z.enum(fuelTypes, { error: vehicleMessages.fuelType }),
  age: count(vehicleMessages.age),
  /** Dollars; whole cents. */
  pricePerHour: amount(vehicleMessages.pricePerHour, 0.01, limits.price).refine(
    (value) => /^\d+(\.\d{1,2})?$/.test(String(value)),
    vehicleMessages.pricePerHour,
  ),
});

export const vehicleSorts = [
  'model',
  'pricePerHour',
  'seats',
  'doors',
  'luggage',
  'age',
  'id',
] as const;

export const listVehicles = endpoint({
  method: 'GET',
  path: '/car/visitors/all',
  auth: 'none',
  summary: 'All vehicles',
  answer: z.array(vehicle),
});

export const pageVehicles = endpoint({
  method: 'GET',
  path: '/car/visitors/pages',
  auth: 'none',
  summary: 'One page of the vehicles',
  query: pageQuery(vehicleSorts),
  answer: pageAnswer(vehicle),
});

export const getVehicle = endpoint({
  method: 'GET',
  path: '/car/visitors/:id',
  auth: 'none',
  summary: 'One vehicle',
  also: [304, 404],
  versioned: true,
  params: byId,
  answer: vehicle,
});

export const createVehicle = endpoint({
  method: 'POST',
  path: '/car/admin/:imageId/add',
  auth: 'admin',
  status: 201,
  summary: 'Create a vehicle with an uploaded image',
  also: [404, 409],
  params: z.object({ imageId }),
  body: vehicleEdit,
  answer: written,
});

export const updateVehicle = endpoint({
  method: 'PUT',
  path: '/car/admin/auth',
  auth: 'admin',
  summary: 'Change a vehicle and replace its image',
  also: [404, 409],
  versioned: true,
  query: z.object({ id, imageId }),
  body: vehicleEdit,
  answer: written,
});

export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/car/admin/:id/auth',
  auth: 'admin',
  summary: 'Delete a vehicle without reservations',
  also: [404],
  params: byId,
  answer: written,
});
