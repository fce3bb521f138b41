import type { z } from 'zod';
import { counter, counterStep, payment } from '../../contract/counter/counter.ts';
import { damageAtCounter, foundDamage } from '../../contract/counter/damage.ts';
import { photo } from '../../contract/counter/condition-photos.ts';
import { sentDocument } from '../../contract/counter/documents.ts';
import { invoiceContent } from '../../contract/money/invoice-content.ts';
import { listedInvoice, pendingInvoice, shownInvoice } from '../../contract/money/invoices.ts';
import { notedPayment } from '../../contract/money/open-amounts.ts';
import { copiedInvoice, copiedReservation } from '../../contract/office/changes.ts';
import { anyHistoryEntry, historyEntry } from '../../contract/office/history.ts';
import { apiKey } from '../../contract/office/keys.ts';
import { delivery, webhook } from '../../contract/office/webhooks.ts';
import { mail } from '../../contract/office/mails.ts';
import { contactMessage } from '../../contract/office/messages-admin.ts';
import { colleague, staffInvitation } from '../../contract/office/staff.ts';
import { view } from '../../contract/office/views.ts';
import { passkey } from '../../contract/users/passkeys.ts';
import { feed } from '../../contract/reservations/feeds.ts';
import { driverAnswer } from '../../contract/reservations/driver-answer.ts';
import { reservationLine } from '../../contract/reservations/lines.ts';
import {
  listedReservation,
  staffReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { reservation } from '../../contract/reservations/reservations.ts';
import { searchResult } from '../../contract/reservations/search.ts';
import { terms } from '../../contract/reservations/terms.ts';
import { transfer } from '../../contract/reservations/transfer.ts';
import { listedPlace } from '../../contract/site/places.ts';
import { ownSession } from '../../contract/users/sessions.ts';
import { customer, listedCustomer, user } from '../../contract/users/users.ts';
import { errorBody, writeAnswer } from '../../contract/values/common.ts';
import { blockTime, conflict } from '../../contract/vehicles/block.ts';
import { block } from '../../contract/vehicles/blocks.ts';
import { listedImage } from '../../contract/vehicles/images.ts';
import { reading } from '../../contract/vehicles/vehicle-changes.ts';
import {
  fleetVehicle,
  listedVehicle,
  vehicle,
  vehicleForForm,
} from '../../contract/vehicles/vehicles.ts';

/** Schemas that the description names and refers to, and what they are. */
export const entities: Record<string, [schema: z.ZodType, meaning: string]> = {
  ApiKey: [apiKey, 'By what another program calls; the key itself is told once'],
  Block: [block, 'A time at which a vehicle is out of service'],
  BlockTime: [blockTime, 'A block that is in the way'],
  Colleague: [colleague, 'Somebody who works for the company'],
  Conflict: [conflict, 'A reservation that is in the way'],
  ContactMessage: [
    contactMessage,
    'A message of the contact form, or a contract’s end that was declared',
  ],
  CopiedInvoice: [
    copiedInvoice,
    'An invoice for programs that keep a copy: without what depends on the day',
  ],
  CopiedReservation: [
    copiedReservation,
    'A reservation for programs that keep a copy: without what depends on the time or the customer',
  ],
  Counter: [counter, 'A rental at the counter: what happened, and what is to be done and paid'],
  CounterStep: [counterStep, 'What was recorded when a vehicle was handed over or came back'],
  Customer: [customer, 'A user with what only staff know'],
  Damage: [damageAtCounter, 'A damage of a vehicle'],
  Delivery: [delivery, 'What another program was told, or is to be'],
  Document: [sentDocument, 'A document that was sent to the customer'],
  Driver: [driverAnswer, 'Who drives'],
  Error: [errorBody, 'The answer to every failed call'],
  Feed: [feed, 'A calendar to subscribe to; its address is told once'],
  FleetVehicle: [fleetVehicle, 'A vehicle with what only staff see'],
  FoundDamage: [foundDamage, 'A damage, with the step that found it'],
  FoundVehicle: [searchResult, 'A vehicle that a search found'],
  HistoryEntry: [historyEntry, 'Who changed what of a record'],
  HistoryEntryOfAny: [anyHistoryEntry, 'Who changed what of which record'],
  Image: [listedImage, 'An image of a vehicle'],
  Invoice: [listedInvoice, 'An invoice, a cancellation or a claim for damages'],
  InvoiceContent: [invoiceContent, 'What an invoice says, as it was issued'],
  InvoiceWithContent: [shownInvoice, 'An invoice with what it says'],
  ListedCustomer: [listedCustomer, 'A user with what only staff know, and what they owe'],
  ListedReservation: [listedReservation, 'A reservation as staff see it now'],
  ListedVehicle: [listedVehicle, 'A vehicle with what only staff see, and what it does now'],
  Mail: [mail, 'A mail that was sent, or is to be'],
  NotedPayment: [notedPayment, 'A payment, with its reservation'],
  Passkey: [passkey, 'A key that logs its user in without a password'],
  Payment: [payment, 'A payment of a reservation'],
  PendingInvoice: [pendingInvoice, 'A reservation of which something is on no invoice'],
  Photo: [photo, 'A photo of a vehicle’s condition'],
  Place: [listedPlace, 'Where vehicles are handed over'],
  Reading: [reading, 'What was read off a vehicle at the counter'],
  Reservation: [reservation, 'A reservation as its customer sees it'],
  ReservationLine: [reservationLine, 'A line of what a reservation costs'],
  Session: [ownSession, 'A device on which the user is logged in'],
  StaffInvitation: [staffInvitation, 'Who is asked to work for the company'],
  StaffReservation: [staffReservation, 'A reservation whose vehicle has its licence plate'],
  Terms: [terms, 'The terms of rental contracts'],
  Transfer: [transfer, 'The time after a one-way rental in which its vehicle is brought home'],
  User: [user, 'A customer or one of the staff'],
  Vehicle: [vehicle, 'A vehicle as everybody sees it'],
  VehicleWithPlate: [vehicleForForm, 'A vehicle; staff get its licence plate, too'],
  View: [view, 'A list with its filters that somebody saved'],
  Webhook: [webhook, 'Another program’s address that is told what happens'],
  Written: [writeAnswer, 'The answer to a successful write'],
};
