import { dueTexts } from './dues.ts';
import type { RentalFieldName } from '../../reservations/rental-fields.ts';
import { perVehicleField } from '../../vehicles/vehicle-fields.ts';
import { texts } from './site.ts';
import { vehicleLabel } from '../vehicle-label.ts';
import { vehicleTexts } from './vehicles.ts';

const titleCase = (label: string) => label.replace(/ [a-z]/g, (start) => start.toUpperCase());

const rentalHeads = {
  pickUpLocation: 'Pick-up',
  pickUpTime: 'Pick-up Time',
  dropOffLocation: 'Drop-off',
  dropOffTime: 'Drop-off Time',
} satisfies Record<RentalFieldName, string>;

/** The heads of the columns of exported lists, and the words in them. */
export const exportTexts = {
  id: 'Id',
  firstName: 'First Name',
  lastName: 'Last Name',
  latinName: 'Name in Latin Letters',
  email: 'Email',
  phoneNumber: 'Phone Number',
  address: 'Address',
  zipCode: 'Zip Code',
  city: 'Town',
  country: 'Country',
  roles: 'Roles',
  builtIn: 'Built-in',
  dues: dueTexts,
  registered: 'Registered',
  companyName: 'Company',
  vatId: 'VAT ID',
  leitwegId: 'Leitweg-ID',
  invoiceEmail: 'Email for invoices',
  blocked: 'Blocked',
  licenceClass: 'Licence Class',
  licenceSeen: 'Licence Seen',
  language: 'Language',
  vehicle: 'Vehicle',
  customer: 'Customer',
  status: 'Status',
  price: 'Price',
  due: 'Due',
  paid: 'Paid',
  open: 'Open',
  depositHeld: 'Deposit held',
  booked: 'Booked',
  drivers: 'Drivers',
  orderNumber: 'Order number',
  costCentre: 'Cost centre',
  ...rentalHeads,
  vehicleFields: perVehicleField((name) => titleCase(vehicleLabel(vehicleTexts, name))),
  report: {
    number: 'Reservation',
    licencePlate: 'Licence Plate',
    date: 'Date',
    isReturned: 'State',
    notReturned: 'not returned yet',
    kind: 'Kind',
    text: 'Text',
    vatPercent: 'VAT in %',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    currency: 'Currency',
    rental: 'Rental',
    total: (percent: string) => `Total at ${percent} %`,
    sum: 'Total',
  },
  statuses: texts.statuses,
  roleNames: { Customer: 'Customer', Administrator: 'Administrator' },
  choices: vehicleTexts.choices,
} as const;
