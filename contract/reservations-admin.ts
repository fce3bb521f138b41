import { z } from 'zod';
import { byId, id, line, listQuery, pageAnswer, pageQuery, written } from './common.ts';
import { endpoint } from './endpoint.ts';
import { booking, ofVehicle, reservation, reservationSorts, statuses } from './reservations.ts';
import { day, wireTime } from './times.ts';

/** What the administrator's form says beside its fields. */
export const reservationEditMessages = {
  pickUpLocation: 'Enter the pick up place',
  dropOffLocation: 'Enter the drop off place',
  pickUpDate: 'Enter the pick up date',
  pickUpTime: 'Enter the pick up time',
  dropOffDate: 'Enter the drop off date',
  dropOffTime: 'Enter the drop off time',
  vehicle: 'Select a car',
  customer: 'Select a customer',
  status: 'Select a status',
} as const;

const reservationEdit = z.object({
  pickUpTime: wireTime(reservationEditMessages.pickUpTime),
  dropOffTime: wireTime(reservationEditMessages.dropOffTime),
  pickUpLocation: line(reservationEditMessages.pickUpLocation),
  dropOffLocation: line(reservationEditMessages.dropOffLocation),
  status: z.enum(statuses, { error: reservationEditMessages.status }),
});

/** Which reservations are wanted: those that take up at least part of the days from `from` to `until`, both included. */
const reservationFilters = {
  status: z.enum(statuses, { error: reservationEditMessages.status }).optional(),
  carId: id.optional(),
  from: day.optional(),
  until: day.optional(),
};

export const createReservationFor = endpoint({
  method: 'POST',
  path: '/reservations/add/auth',
  auth: 'admin',
  status: 201,
  summary: 'Book a vehicle for a customer',
  also: [404, 409],
  query: ofVehicle.extend({ userId: id }),
  body: booking,
  takesKey: true,
  answer: written,
});

export const getReservation = endpoint({
  method: 'GET',
  path: '/reservations/:id/admin',
  auth: 'admin',
  summary: 'One reservation',
  also: [404],
  params: byId,
  answer: reservation,
});

export const listReservations = endpoint({
  method: 'GET',
  path: '/reservations/admin/all',
  auth: 'admin',
  summary: 'All reservations',
  answer: z.array(reservation),
});

export const pageReservations = endpoint({
  method: 'GET',
  path: '/reservations/admin/all/pages',
  auth: 'admin',
  summary: 'One page of the reservations, of all or of those that a filter names',
  query: pageQuery(reservationSorts).extend(reservationFilters),
  answer: pageAnswer(reservation),
});

export const listReservationsOf = endpoint({
  method: 'GET',
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
  also: [404, 409],
  query: ofVehicle.extend({ reservationId: id }),
  body: reservationEdit,
  answer: written,
});

export const deleteReservation = endpoint({
  method: 'DELETE',
  path: '/reservations/admin/:id/auth',
  auth: 'admin',
  summary: 'Delete a reservation',
  also: [404],
  params: byId,
  answer: written,
});
