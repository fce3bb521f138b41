import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { slug } from '../values/slug.ts';
import { byId, id, line, writeAnswer } from '../values/common.ts';
import { listQuery, pageAnswer } from '../wire/paging.ts';
import { getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { printed } from '../values/printable.ts';
import { driverAnswer } from './driver-answer.ts';
import { orderReference } from './order-reference.ts';
import { offer } from './quote.ts';
import {
  agreement,
  currencyCode,
  linesAnswer,
  reservationLine,
  shownPrice,
  vatPercent,
} from './lines.ts';
import { perRentalField, perRentalText, perRentalMoment } from './rental-fields.ts';
import { wireTime } from '../values/times.ts';
import { termsHash } from './terms.ts';
import { vehicle } from '../vehicles/vehicles.ts';

export const statuses = ['CREATED', 'CANCELLED', 'DONE'] as const;
export type Status = (typeof statuses)[number];

/** A reservation's vehicle on the wire: some clients read `carId`, some `car`. */
export const vehicleToWire = <V>(vehicle: V) => ({ carId: vehicle, car: vehicle });

/** A wall-clock time, null until then. */
const moment = z.string().nullish().catch(undefined);

/**
 * A reservation as it is sent. Times are wall-clock times at the company's place. What the specification does not know is
 * undefined from a bare host, also where that means something else by a name.
 */
export const sentReservation = z.object({
  id: z.number(),
  /** The number by which customers and the company name it. */
  number: z.string().optional().catch(undefined),
  ...perRentalField(() => z.string()),
  status: z.string(),
  userId: z.number().nullish(),
  /** The customer's name, on the dashboard and in an administrator's list; empty when it was erased. */
  customer: z.string().optional(),
  totalPrice: z.number().nullish(),
  /** What of that is to be paid: if it is cancelled, its fees only. */
  amountDue: z.number().nullish().catch(undefined),
  /** Of its amounts: ISO 4217, and the value-added tax in percent; null where the company's own apply. */
  currency: currencyCode.nullish().catch(undefined),
  vatPercent,
  /** What else was agreed; null where that was not stored. Only in the answer about one reservation. */
  agreed: agreement.nullish().catch(undefined),
  /** How its price comes about; none of the rental where the agreed prices are not known. */
  lines: linesAnswer,
  /** When its vehicle was handed over and brought back, or when it was noted that nobody came for it. */
  pickedUpAt: moment,
  returnedAt: moment,
  noShowAt: moment,
  /** Only in the answer about one reservation. */
  termsHash: termsHash.nullish(),
  /** Who drives; only in the answer about one reservation. None once the customer's personal data was erased. */
  drivers: z.array(driverAnswer).optional().catch(undefined),
  /** What the invoice is to name; only in the answer about one reservation. */
  orderNumber: z.string().nullish().catch(undefined),
  costCentre: z.string().nullish().catch(undefined),
  /** Until when its customer may change all of it, or cancel it; null once it is closed. Only in the customer's answers. */
  changeableUntil: z.string().nullish(),
  /** Whether the customer's personal data was erased; only in an administrator's answer about one reservation. */
  customerErased: z.boolean().optional(),
  carId: vehicle.nullish(),
  car: vehicle.nullish(),
});

/** With its vehicle, which hosts send under one or both of the wire's names. */
export const withVehicle = <Sent extends { car?: unknown; carId?: unknown }>({
  car,
  carId,
  ...rest
}: Sent) => ({ ...rest, vehicle: (carId ?? car ?? null) as NonNullable<Sent['car']> | null });

/** A reservation. */
export const reservation = sentReservation.transform(withVehicle);
export type Reservation = z.output<typeof reservation>;

/** Groups of messages about a rental's fields: the customer's, and those of the administrators' forms. */
export type RentalMessages = 'reservations' | 'edit';

export const rentalTimes = (messages: RentalMessages) =>
  perRentalMoment((name) => wireTime(`${messages}.${name}`));

/** A request's schemas of a rental's fields. */
export const rentalSchemas = (messages: RentalMessages) => ({
  ...rentalTimes(messages),
  ...perRentalText((name) => printed(line(`${messages}.${name}`))),
});

/**
 * The company's places by their slugs, beside their texts: whoever names them is not promised a time at which they are closed.
 * Staff are: they will be there.
 */
export const placeSlugs = {
  pickUpPlace: slug(key('places.unknown')).nullish(),
  dropOffPlace: slug(key('places.unknown')).nullish(),
};
export const placeSlugNames = ['pickUpPlace', 'dropOffPlace'] as const;

/** The places of a preview: those that are missing stay. */
export const previewedPlaces = (messages: RentalMessages) => ({
  ...placeSlugs,
  ...perRentalText((name) => printed(line(`${messages}.${name}`)).optional()),
});

/** Whether any vehicle that is equal to the named one will do. */
export const anyEqual = {
  anyEqual: z.enum(['true', 'false'], { error: key('search.flag') }).optional(),
};

/** A request to book. The server sets the price; `expectedPrice` is the one shown to the customer. */
export const bookingRequest = z.object({
  ...rentalSchemas('reservations'),
  ...placeSlugs,
  expectedPrice: shownPrice().nullish(),
  /** The terms that the customer has agreed to; others than today's are refused. */
  termsHash: termsHash.nullish(),
  ...orderReference,
});

/** What of it bare hosts do not know. */
export const ourBooking = [
  ...(['expectedPrice', 'termsHash', 'orderNumber', 'costCentre'] as const),
  ...placeSlugNames,
];

/** The answer to a booking; other servers send less. `id` is null if it is no longer known. */
export const bookingAnswer = writeAnswer.extend({
  reservation: z
    .object({
      id: z.number().nullable(),
      number: z.string().nullish().catch(undefined),
      totalPrice: z.number().nullable(),
      lines: linesAnswer,
    })
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
export const vehicleWireName = { vehicleId: 'carId' } as const;

/** The wire's names in queries that also have times. */
export const rentalNames = {
  ...vehicleWireName,
  pickUpTime: 'pickUpDateTime',
  dropOffTime: 'dropOffDateTime',
} as const;

export const checkAvailability = getEndpoint({
  path: '/reservations/auth',
  auth: 'user',
  summary: 'Whether a vehicle is free for a time, and what it costs',
  also: [404],
  query: ofVehicle.extend({ ...rentalTimes('reservations'), ...placeSlugs, ...anyEqual }),
  ignoresUnknown: true,
  wireNames: rentalNames,
  ours: ['anyEqual', ...placeSlugNames],
  // Other servers send no offer.
  answer: writeAnswer.extend({
    available: z.boolean(),
    totalPrice: z.number(),
    ...offer.partial().shape,
  }),
});

export const createReservation = postEndpoint({
  path: '/reservations/add',
  auth: 'user',
  status: 201,
  summary: 'Book a vehicle',
  also: [404, 409, 429],
  query: ofVehicle.extend(anyEqual),
  ignoresUnknown: true,
  wireNames: vehicleWireName,
  body: bookingRequest,
  ours: ['anyEqual', ...ourBooking],
  isIdempotent: true,
  answer: bookingAnswer,
});

/** What a change of a reservation would cost, and whether its vehicle is free for it. */
export const previewChange = getEndpoint({
  path: '/reservations/:id/auth/change',
  auth: 'user',
  isPrivate: true,
  summary: 'What a change of an own reservation would cost',
  also: [400, 404, 409],
  params: byId,
  query: z.object({ ...rentalTimes('reservations'), ...previewedPlaces('reservations') }),
  wireNames: { pickUpTime: rentalNames.pickUpTime, dropOffTime: rentalNames.dropOffTime },
  answer: z.object({
    available: z.boolean(),
    totalPrice: z.number(),
    /** How the new price comes about; none where that is not known. */
    lines: z.array(reservationLine),
    /** From what was agreed to; negative if it gets cheaper. */
    difference: z.number(),
    /** The latest drop-off for this pick-up, where the vehicle is taken before the one asked for; else null. */
    freeUntil: z.string().nullable(),
    /** Until when the vehicle is taken; null if it is not, or if nobody knows. */
    takenUntil: z.string().nullable(),
  }),
});

export const changeReservation = putEndpoint({
  path: '/reservations/:id/auth',
  auth: 'user',
  summary:
    'Change an own reservation: until the cancellation deadline times and places, afterwards only to a later drop-off',
  also: [404, 409, 429],
  params: byId,
  body: z.object({
    ...rentalSchemas('reservations'),
    ...placeSlugs,
    expectedPrice: shownPrice().nullish(),
  }),
  ours: placeSlugNames,
});

export const cancelReservation = postEndpoint({
  path: '/reservations/:id/auth/cancel',
  auth: 'user',
  summary: 'Cancel an own reservation, until the cancellation deadline',
  also: [404, 409, 429],
  params: byId,
});

export const listOwnReservations = getEndpoint({
  path: '/reservations/auth/all',
  auth: 'user',
  summary: "The user's own reservations: an array, or a page when `page` is given",
  query: listQuery(reservationSorts),
  ignoresUnknown: true,
  answer: z.union([z.array(reservation), pageAnswer(reservation)]),
});

export const getOwnReservation = getEndpoint({
  path: '/reservations/:id/auth',
  auth: 'user',
  summary: "One of the user's own reservations",
  params: byId,
  answer: reservation,
});
