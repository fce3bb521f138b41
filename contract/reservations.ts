import { z } from 'zod';
import { byId, id, line, listQuery, pageAnswer, writeAnswer } from './common.ts';
import { endpoint } from './endpoint.ts';
import {
  perRentalField,
  perRentalLine,
  perRentalMoment,
  type RentalFieldName,
} from './rental-fields.ts';
import { wireTime } from './times.ts';
import { vehicle } from './vehicles.ts';

export const statuses = ['CREATED', 'CANCELLED', 'DONE'] as const;
export type Status = (typeof statuses)[number];

const fieldMessages: Record<RentalFieldName, string> = {
  pickUpLocation: 'Enter a pick-up location',
  pickUpTime: 'Select a pick-up time',
  dropOffLocation: 'Enter a drop-off location',
  dropOffTime: 'Select a drop-off time',
};
export const reservationMessages = {
  ...fieldMessages,
  pickUpDate: 'Select a pick-up date',
  dropOffDate: 'Select a drop-off date',
  pickUpPast: 'Pick-up date cannot be before today',
  pickUpTimePast: 'Pick-up time cannot be in the past',
  dropOffBeforePickUp: 'Drop-off date cannot be before the pick-up date',
  tooShort: 'Drop-off date should get at least 1 hour later the pick-up date', // sic
  tooFar: 'Vehicles can be booked at most two years ahead',
  tooFarBack: 'Rentals can be recorded at most two years back',
  rentalTooLong: (days: number) => `A rental can last at most ${days} days`,
  tooManyOpen: (max: number) => `You can have at most ${max} open reservations at a time`,
  tooManyAnHour: (max: number) =>
    `You can make at most ${max} bookings an hour. Please try again later`,
  priceChanged: 'The price has changed',
  available: 'The vehicle is available',
  taken: 'The vehicle you selected is not avilable. Please select different date', // sic
  created: 'Reservation created',
  updated: 'Reservation was updated',
  deleted: 'Reservation was deleted',
  notFound: 'There is no such reservation',
  final: 'A cancelled or completed reservation cannot be changed unless it is set back to CREATED',
  notPickedUp: 'A reservation can be completed only after its pick-up',
} as const;

/** A reservation's vehicle on the wire: some clients read `carId`, some `car`. */
export const vehicleToWire = <V>(vehicle: V) => ({ carId: vehicle, car: vehicle });

/**
 * A reservation. Hosts send its vehicle under one or both of the wire's names.
 * Times are wall-clock times at the company's place, `totalPrice` is in dollars.
 */
export const reservation = z
  .object({
    id: z.number(),
    ...perRentalField(() => z.string()),
    status: z.string(),
    userId: z.number().nullish(),
    /** The customer's name, on the dashboard. */
    customer: z.string().optional(),
    totalPrice: z.number().nullish(),
    carId: vehicle.nullish(),
    car: vehicle.nullish(),
  })
  .transform(({ car, carId, ...rest }) => ({ ...rest, vehicle: carId ?? car ?? null }));
export type Reservation = z.output<typeof reservation>;

export const rentalTimes = (messages: Record<RentalFieldName, string>) =>
  perRentalMoment((name) => wireTime(messages[name]));

/** A request's schemas of a rental's fields. */
export const rentalSchemas = (messages: Record<RentalFieldName, string>) => ({
  ...rentalTimes(messages),
  ...perRentalLine((name) => line(messages[name])),
});

/** A request to book. The server sets the price; `expectedPrice` is the one shown to the customer, in dollars. */
export const bookingRequest = z.object({
  ...rentalSchemas(reservationMessages),
  expectedPrice: z.number().nullish(),
});

/** The answer to a booking; other servers send less. `id` is null if it is no longer known. */
export const bookingAnswer = writeAnswer.extend({
  reservation: z
    .object({ id: z.number().nullable(), totalPrice: z.number().nullable() })
    .optional(),
});

export const reservationSorts = [
  'pickUpTime',
  'dropOffTime',
  'pickUpLocation',
  'dropOffLocation',
  'status',
  'totalPrice',
  'id',
] as const;

/** The vehicle of a call, and the wire's name for it. */
export const ofVehicle = z.object({ vehicleId: id });
export const vehicleName = { vehicleId: 'carId' } as const;

/** The wire's names in queries that also have times. */
export const rentalNames = {
  ...vehicleName,
  pickUpTime: 'pickUpDateTime',
  dropOffTime: 'dropOffDateTime',
} as const;

export const checkAvailability = endpoint({
  path: '/reservations/auth',
  auth: 'user',
  summary: 'Whether a vehicle is free for a time, and what it costs',
  also: [404],
  query: ofVehicle.extend(rentalTimes(reservationMessages)),
  wireNames: rentalNames,
  answer: writeAnswer.extend({ available: z.boolean(), totalPrice: z.number() }),
});

export const createReservation = endpoint({
  method: 'POST',
  path: '/reservations/add',
  auth: 'user',
  status: 201,
  summary: 'Book a vehicle',
  also: [404, 409, 429],
  query: ofVehicle,
  wireNames: vehicleName,
  body: bookingRequest,
  isIdempotent: true,
  answer: bookingAnswer,
});

export const listOwnReservations = endpoint({
  path: '/reservations/auth/all',
  auth: 'user',
  summary: "The user's own reservations: an array, or a page when `page` is given",
  query: listQuery(reservationSorts),
  answer: z.union([z.array(reservation), pageAnswer(reservation)]),
});

export const getOwnReservation = endpoint({
  path: '/reservations/:id/auth',
  auth: 'user',
  summary: "One of the user's own reservations",
  params: byId,
  answer: reservation,
});
