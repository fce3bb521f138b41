import { z } from 'zod';
import { byId, coded, id, listQuery, pageAnswer, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import {
  bookingAnswer,
  bookingRequest,
  ofVehicle,
  rentalNames,
  rentalSchemas,
  rentalTimes,
  reservation,
  reservationSorts,
  statuses,
  vehicleName,
} from './reservations.ts';
import type { RentalFieldName } from './rental-fields.ts';
import { day } from './times.ts';

const fieldMessages: Record<RentalFieldName, string> = {
  pickUpLocation: 'Enter the pick up place',
  pickUpTime: 'Enter the pick up time',
  dropOffLocation: 'Enter the drop off place',
  dropOffTime: 'Enter the drop off time',
};
/** Messages beside the fields of the administrator's form. */
export const reservationEditMessages = {
  ...fieldMessages,
  pickUpDate: 'Enter the pick up date',
  dropOffDate: 'Enter the drop off date',
  vehicle: 'Select a car',
  customer: 'Select a customer',
  status: 'Select a status',
} as const;

const reservationEdit = z.object({
  ...rentalSchemas(reservationEditMessages),
  status: z.enum(statuses, { error: reservationEditMessages.status }),
});

export const filterMessages = {
  due: 'This is no work of today',
  order: 'The last day cannot be before the first one',
} as const;

/** Kinds of tasks due today, as on the dashboard; open reservations only. */
export const dues = ['pickUps', 'returns', 'lateReturns'] as const;
export type Due = (typeof dues)[number];

/** `from` and `until` select reservations that overlap the days between them, both included. */
export const reservationFilters = {
  status: z.enum(statuses, { error: reservationEditMessages.status }).optional(),
  vehicleId: id.optional(),
  from: day.optional(),
  until: day.optional(),
  due: z.enum(dues, { error: filterMessages.due }).optional(),
};

interface Days {
  from?: string | undefined;
  until?: string | undefined;
}
export const isInOrder = ({ from, until }: Days): boolean => !from || !until || from <= until;
export const outOfOrder = { path: ['until'], ...coded('out_of_order', filterMessages.order) };

export const createReservationFor = endpoint({
  method: 'POST',
  path: '/reservations/add/auth',
  auth: 'admin',
  status: 201,
  summary: 'Book a vehicle for a customer',
  also: [404, 409],
  query: ofVehicle.extend({ userId: id }),
  wireNames: vehicleName,
  body: bookingRequest,
  isIdempotent: true,
  answer: bookingAnswer,
});

/** A conflicting reservation, with wall-clock times. */
export const conflict = z.object({
  id: z.number(),
  /** The customer's name. */
  customer: z.string(),
  pickUpTime: z.string(),
  dropOffTime: z.string(),
});
export type Conflict = z.output<typeof conflict>;

export const quoteRental = endpoint({
  path: '/reservations/admin/quote',
  auth: 'admin',
  summary:
    'The price of a rental, even in the past, and its conflicts, except with the given reservation',
  also: [404],
  query: ofVehicle.extend({
    ...rentalTimes(reservationEditMessages),
    reservationId: id.optional(),
  }),
  wireNames: rentalNames,
  answer: z.object({ totalPrice: z.number(), conflicts: z.array(conflict) }),
});

export const getReservation = endpoint({
  path: '/reservations/:id/admin',
  auth: 'admin',
  summary: 'One reservation',
  isVersioned: true,
  params: byId,
  answer: reservation,
});

export const listReservations = endpoint({
  path: '/reservations/admin/all',
  auth: 'admin',
  summary: 'All reservations',
  answer: z.array(reservation),
});

export const pageReservations = endpoint({
  path: '/reservations/admin/all/pages',
  auth: 'admin',
  summary: 'One page of the reservations, all or those that match the filters',
  query: pageQuery(reservationSorts).extend(reservationFilters).refine(isInOrder, outOfOrder),
  wireNames: vehicleName,
  answer: pageAnswer(reservation),
});

export const listReservationsOf = endpoint({
  path: '/reservations/admin/auth/all',
  auth: 'admin',
  summary: "A customer's reservations: an array, or a page when `page` is given",
  query: listQuery(reservationSorts).extend({ userId: id }),
  answer: z.union([z.array(reservation), pageAnswer(reservation)]),
});

export const updateReservation = endpoint({
  method: 'PUT',
  path: '/reservations/admin/auth',
  auth: 'admin',
  summary: 'Change a reservation',
  also: [409],
  isVersioned: true,
  query: ofVehicle.extend({ reservationId: id }),
  wireNames: vehicleName,
  body: reservationEdit,
});

export const deleteReservation = endpoint({
  method: 'DELETE',
  path: '/reservations/admin/:id/auth',
  auth: 'admin',
  summary: 'Delete a reservation',
  params: byId,
});
