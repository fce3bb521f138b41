import { z } from 'zod';
import { blockTime, conflict } from '../vehicles/block.ts';
import { byId, id } from '../values/common.ts';
import { listQuery, pageAnswer, pageQuery, searchWords } from '../wire/paging.ts';
import { isInOrder, outOfOrder } from '../vehicles/days.ts';
import { deleteEndpoint, getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { adjustment, pricings } from './adjustment.ts';
import { transfer } from './transfer.ts';
import { agreement, linesAnswer, reservationLine } from './lines.ts';
import {
  bookingAnswer,
  bookingRequest,
  ourBooking,
  ofVehicle,
  placeSlugNames,
  placeSlugs,
  previewedPlaces,
  rentalNames,
  rentalSchemas,
  rentalTimes,
  reservation,
  reservationSorts,
  sentReservation,
  statuses,
  vehicleWireName,
  withVehicle,
} from './reservations.ts';
import { reservationStates, stateFilters } from './reservation-states.ts';
import { slug } from '../values/slug.ts';
import { day } from '../values/times.ts';
import { key } from '../texts/message-key.ts';
import { vehicleFields } from '../vehicles/vehicle-fields.ts';
import { vehicleForForm } from '../vehicles/vehicles.ts';

const reservationEdit = z.object({
  ...rentalSchemas('edit'),
  ...placeSlugs,
  status: z.enum(statuses, { error: key('edit.status') }),
  /** Without one a price set by hand stays; null removes it. */
  adjustment: adjustment.nullish(),
  /**
   * For another vehicle: the price agreed before, or what it costs today, with its deposit and kilometres. Kept by default. Of API keys
   * only those with the right to `prices` may say `today`.
   */
  pricing: z.enum(pricings, { error: key('edit.pricing') }).nullish(),
  /** Whether discounts may leave nothing to pay of what becomes cheaper. */
  allowFree: z.boolean({ error: key('edit.allowFree') }).nullish(),
});

/** Kinds of tasks due today, as on the dashboard; open reservations only. */
export const dues = ['missing', 'pickUps', 'returns', 'lateReturns', 'toBeClosed'] as const;
export type Due = (typeof dues)[number];

/**
 * What of a reservation is paid. `open` is also what is paid in part; `overdue` what is open after the days to pay, `notInvoiced` what is
 * open beside its invoices.
 */
export const paymentStates = [
  'paid',
  'partly',
  'open',
  'overdue',
  'notInvoiced',
  'overpaid',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Of an open reservation whose deposit is not all there, and of any whose deposit is held. */
export const depositStates = ['due', 'held'] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * `from` and `until` select reservations that overlap the days between them, both included. `search` is a reservation's number,
 * or words of its customer's data in any order.
 */
export const reservationFilters = {
  search: searchWords.optional(),
  state: z.enum(stateFilters, { error: key('filters.rentalState') }).optional(),
  category: z.enum(vehicleFields.category.choices, { error: key('vehicles.category') }).optional(),
  /** Of the vehicle. */
  homePlace: slug(key('vehicles.homePlace')).optional(),
  status: z.enum(statuses, { error: key('edit.status') }).optional(),
  vehicleId: id.optional(),
  /** Of this customer. */
  userId: id.optional(),
  from: day.optional(),
  until: day.optional(),
  due: z.enum(dues, { error: key('filters.due') }).optional(),
  paymentState: z.enum(paymentStates, { error: key('filters.paymentState') }).optional(),
  depositState: z.enum(depositStates, { error: key('filters.depositState') }).optional(),
  /** Days on which vehicles go out or come back: as agreed, until it has happened. */
  pickedUpOn: day.optional(),
  returnedOn: day.optional(),
};

const rented = vehicleForForm.nullish();
export const sentToStaff = sentReservation.extend({
  carId: rented,
  car: rented,
  /** Whether its vehicle was given up and it needs one; the one named is what it had. */
  vehicleMissing: z.boolean().optional().catch(undefined),
  /** The customer's; on the dashboard and in the list, null for a person. */
  companyName: z.string().nullish().catch(undefined),
  /** The customer's telephone number; on the dashboard only. */
  phone: z.string().optional().catch(undefined),
});

/** A reservation as staff get it: its vehicle has its licence plate. Bare hosts know less. */
export const staffReservation = sentToStaff.transform(withVehicle);
export type StaffReservation = z.output<typeof staffReservation>;

/** What of a reservation's money its row tells. */
export const amounts = {
  /** What is still to be paid; below zero if too much was paid. */
  open: z.number().optional().catch(undefined),
  depositHeld: z.number().optional().catch(undefined),
};

/** The same in an administrator's list. */
export const listedReservation = sentToStaff
  .extend({
    ...amounts,
    // Undefined also if a newer server knows another one.
    state: z.enum(reservationStates).optional().catch(undefined),
    /** Whether the customer may not book by themselves. */
    customerBlocked: z.boolean().optional().catch(undefined),
    isOverdue: z.boolean().optional().catch(undefined),
  })
  .transform(withVehicle);
export type ListedReservation = z.output<typeof listedReservation>;

export const createReservationFor = postEndpoint({
  path: '/reservations/add/auth',
  right: 'reservations.write',
  status: 201,
  summary: 'Book a vehicle for a customer',
  also: [404, 409],
  query: ofVehicle.extend({ userId: id }),
  ignoresUnknown: true,
  wireNames: vehicleWireName,
  body: bookingRequest,
  ours: ourBooking,
  isIdempotent: true,
  answer: bookingAnswer,
});

const terms = agreement.extend({ totalPrice: z.number(), lines: z.array(reservationLine) });
/** What a rental costs, with what else is agreed. */
export type QuotedTerms = z.output<typeof terms>;

export const quoteRental = getEndpoint({
  path: '/reservations/admin/quote',
  right: 'reservations.write',
  summary:
    'The price of a rental, even in the past, and what is in its way; for the given reservation at what was agreed',
  also: [404],
  query: ofVehicle.extend({
    ...rentalTimes('edit'),
    ...previewedPlaces('edit'),
    reservationId: id.optional(),
  }),
  wireNames: rentalNames,
  answer: z.object({
    totalPrice: z.number(),
    lines: linesAnswer,
    /** Both prices of a reservation that gets another vehicle; null otherwise. */
    pricing: z.object({ keep: terms, today: terms }).nullish(),
    /** Whether it could be written. */
    available: z.boolean(),
    /** Whether the vehicle is neither late nor past due then. */
    ready: z.boolean(),
    conflicts: z.array(conflict),
    blocks: z.array(blockTime),
    /** Those of returned vehicles. */
    transfers: z.array(transfer).nullish(),
  }),
});

export const getReservation = getEndpoint({
  path: '/reservations/:id/admin',
  right: 'reservations.read',
  summary: 'One reservation',
  isVersioned: true,
  params: byId,
  answer: staffReservation,
});

export const listReservations = getEndpoint({
  path: '/reservations/admin/all',
  right: 'reservations.read',
  summary: 'All reservations, up to 10,000',
  also: [400],
  answer: z.array(reservation),
});

export const pageReservations = getEndpoint({
  path: '/reservations/admin/all/pages',
  right: 'reservations.read',
  summary: 'One page of the reservations, all or those that match the filters',
  query: pageQuery(reservationSorts).extend(reservationFilters).refine(isInOrder, outOfOrder),
  ignoresUnknown: true,
  wireNames: vehicleWireName,
  answer: pageAnswer(listedReservation),
});

export const listReservationsOf = getEndpoint({
  path: '/reservations/admin/auth/all',
  right: 'reservations.read',
  summary: "A customer's reservations: an array, or a page when `page` is given",
  query: listQuery(reservationSorts).extend({ userId: id }),
  ignoresUnknown: true,
  answer: z.union([z.array(staffReservation), pageAnswer(staffReservation)]),
});

export const updateReservation = putEndpoint({
  path: '/reservations/admin/auth',
  right: 'reservations.write',
  fieldRights: { adjustment: 'prices', allowFree: 'prices' },
  summary: 'Change a reservation',
  also: [409],
  isVersioned: true,
  query: ofVehicle.extend({ reservationId: id }),
  ignoresUnknown: true,
  wireNames: vehicleWireName,
  body: reservationEdit,
  ours: ['adjustment', 'pricing', 'allowFree', ...placeSlugNames],
});

export const deleteReservation = deleteEndpoint({
  path: '/reservations/admin/:id/auth',
  right: 'reservations.delete',
  summary: 'Delete a reservation, unless its vehicle is out or money was noted for it',
  also: [409],
  params: byId,
});
