import type { Status } from '../../reservations/reservations.ts';
import type { RentalTextName } from '../../reservations/rental-fields.ts';
import { siteMessages } from './site-messages.ts';

const rentalLabels: Record<RentalTextName, string> = {
  pickUpLocation: 'Pick-up location',
  dropOffLocation: 'Drop-off location',
};

/** The application's texts. Another language is another catalogue of this shape. */
export const texts = {
  brandLoading: 'Loading …',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  cancel: 'Cancel',
  copy: (text: string) => `Copy ${text}`,
  copied: (text: string) => `Copied ${text}`,
  notCopied: 'This could not be copied',
  toasts: { label: 'Notifications', close: 'Close' },
  unexpected: 'Unexpected Application Error!',
  unexpectedHint: 'Reload the page. If it happens again, please write to us.',
  chunkFailed: 'Loading chunk failed',
  chunkFailedHint: 'A part of the page did not arrive. Reload the page to try again.',
  unreachable: 'The server cannot be reached. Please check your connection and try again',
  notUnderstood: 'The answer of the server was not understood',
  notOffered: 'This server does not offer this function',
  notFound: {
    title: 'Opps! Something went wrong', // sic
    text: "The page you're looking for couldn't be found.",
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: string, total: string) => `Page ${number} of ${total}`,
  },
  menu: {
    admin: 'Admin Panel',
    profile: 'Profile',
    reservations: 'Reservations',
    logout: 'Logout',
    logoutQuestion: 'Are you sure to logout?', // sic
  },
  latinNameHint: 'Needed before booking: our documents cannot show the name otherwise.',
  abroad: 'Address outside Germany',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    latinName: 'Name as in the passport, in Latin letters',
    phoneNumber: 'Phone number',
    address: 'Address',
    zipCode: 'Zip code',
    city: 'Town',
    country: 'Country',
    companyName: 'Company (optional)',
    vatId: 'VAT ID (optional)',
    leitwegId: 'Leitweg-ID (authorities only)',
    invoiceEmail: 'Another email for invoices',
    orderNumber: 'Order number',
    costCentre: 'Cost centre',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    confirmNewPassword: 'Confirm new password',
    show: (field: string) => `Show ${field.toLowerCase()}`,
    ...rentalLabels,
    pickUpDate: 'Pick-up date',
    pickUpTime: 'Pick-up time',
    dropOffDate: 'Drop-off date',
    dropOffTime: 'Drop-off time',
  },
  contact: {
    label: 'Contact form',
    name: 'Name',
    subject: 'Subject',
    body: 'Message',
    used: (count: number, max: number) => `${count} of ${max} characters`,
    send: 'Send message',
    received: (email: string) => `Your message has arrived. We will answer to ${email}.`,
  },
  /** A reservation's status. */
  statuses: { CREATED: 'CREATED', CANCELLED: 'CANCELLED', DONE: 'DONE' } satisfies Record<
    Status,
    string
  >,
  contract: {
    read: 'Read the contract',
    readBooked: 'Read the contract as booked',
    save: 'Save the contract',
    close: 'Close',
    title: 'Rental contract',
  },
  /** Under what vehicles are rented. */
  conditions: {
    excess: (price: string) =>
      `For damage by simple negligence you pay up to ${price} per case (excess).`,
    insurance: 'Insurance and liability',
    driver: 'Who may drive',
    fuel: 'Fuel or charge',
    missingFuel: (price: string) => `What is missing costs ${price} per eighth of the tank.`,
    later: 'What can be added later',
    lessDamage: 'You may prove that our damage was lower or that there was none.',
  },
  /** A reservation's facts. */
  rental: {
    number: 'No.',
    vehicle: 'Vehicle',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    status: 'Status',
    price: 'Price',
  },
} as const;

export const catalogue = { texts, messages: siteMessages };
