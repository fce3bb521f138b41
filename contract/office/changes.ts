import { listedInvoice } from '../money/invoices.ts';
import { amounts, sentToStaff } from '../reservations/reservations-admin.ts';
import { withVehicle } from '../reservations/reservations.ts';
import { customer } from '../users/users.ts';
import { fleetVehicle } from '../vehicles/vehicles.ts';
import { changesAnswer, changesQuery } from '../wire/changes.ts';
import { getEndpoint } from '../wire/endpoint.ts';

/** A reservation without what depends on the time or the customer. */
export const copiedReservation = sentToStaff
  .omit({ companyName: true })
  .extend(amounts)
  .transform(withVehicle);

/** What of an invoice does not depend on the day. */
export const copiedInvoice = listedInvoice.omit({ state: true });

export const changedReservations = getEndpoint({
  path: '/reservations/changed',
  right: 'reservations.read',
  summary:
    'Reservations by their last change, for programs that keep a copy; deleted ones are null',
  query: changesQuery,
  answer: changesAnswer(copiedReservation),
});

export const changedVehicles = getEndpoint({
  path: '/vehicles/changed',
  right: 'vehicles.read',
  summary:
    'Vehicles by their last change, retired ones too, for programs that keep a copy; deleted ones are null',
  query: changesQuery,
  answer: changesAnswer(fleetVehicle),
});

export const changedUsers = getEndpoint({
  path: '/customers/changed',
  base: 'users',
  right: 'customers.read',
  summary: 'Users by their last change, for programs that keep a copy; deleted ones are null',
  query: changesQuery,
  answer: changesAnswer(customer),
});

export const changedInvoices = getEndpoint({
  path: '/invoices/changed',
  right: 'invoices',
  summary:
    'Invoices by their last change, such as a payment, for programs that keep a copy; deleted ones are null',
  query: changesQuery,
  answer: changesAnswer(copiedInvoice),
});
