import type { HistoryField, HistoryKind } from '../../history.ts';

/** As they stand in a sentence. */
const fields: Record<HistoryField, string> = {
  userId: 'the customer',
  vehicleId: 'the vehicle',
  status: 'the status',
  totalPrice: 'the total price',
  currency: 'the currency',
  vatPercent: 'the VAT rate',
  pickUpTime: 'the pick-up time',
  dropOffTime: 'the drop-off time',
  pickUpLocation: 'the pick-up place',
  dropOffLocation: 'the drop-off place',
  pickedUpAt: 'the time of the hand-over',
  returnedAt: 'the time of the return',
  noShowAt: 'the time of the no-show',
  billedUntil: 'the end of the time that is charged',
  hiddenAt: 'the time of the deletion',
  customerName: 'the customer’s name',
  customerAddress: 'the customer’s address',
  bufferMinutes: 'the time between rentals',
  pricePerHour: 'the price per hour',
  pricePerDay: 'the price per day',
  pricePerWeek: 'the price per week',
  deposit: 'the deposit',
  includedKmPerDay: 'the included kilometres per day',
  pricePerExtraKm: 'the price of each further kilometre',
  model: 'the model',
  category: 'the category',
  licencePlate: 'the licence plate',
  doors: 'the number of doors',
  seats: 'the number of seats',
  luggage: 'the number of pieces of luggage',
  payloadKg: 'the payload',
  loadVolumeM3: 'the load volume',
  loadLengthCm: 'the load length',
  towBar: 'the tow bar',
  transmission: 'the transmission',
  airConditioning: 'the air conditioning',
  fuelType: 'the fuel type',
  licenceClass: 'the class of driving licence',
  minimumAge: 'the minimum age',
  age: 'the age',
  mileageKm: 'the mileage',
  inspectionDueOn: 'the day of the next inspection',
  safetyCheckDueOn: 'the day of the next safety check',
  retiredAt: 'the retirement',
  imageId: 'the main picture',
  furtherImages: 'the further pictures',
  damages: 'the damages',
  from: 'the beginning',
  until: 'the end',
  reason: 'the reason',
  note: 'the note',
  roles: 'the roles',
  blocked: 'the block on bookings',
  mergedInto: 'the record it was merged into',
};

const created: Record<HistoryKind, string> = {
  reservation: 'made the reservation',
  vehicle: 'added the vehicle',
  block: 'took a vehicle out of service',
  user: 'added an administrator',
};

const deleted: Record<HistoryKind, string> = {
  reservation: 'deleted the reservation',
  vehicle: 'deleted the vehicle',
  block: 'put a vehicle back into service',
  user: 'deleted an administrator',
};

const kinds: Record<HistoryKind, string> = {
  reservation: 'Reservations',
  vehicle: 'Vehicles',
  block: 'Blocks',
  user: 'Roles',
};

/** The texts of who changed what. */
export const historyTexts = {
  title: 'History',
  all: 'All changes',
  kind: 'Of',
  kinds,
  allKinds: 'Everything',
  none: 'Nothing has changed since the history began',
  notOffered: 'This server writes down no history',
  system: 'The system',
  gone: (id: number) => `User ${id}, whose account is gone,`,
  sentence: (who: string, what: string) => `${who} ${what}.`,
  created,
  deleted,
  retired: 'retired the vehicle',
  reinstated: 'put the vehicle back into service',
  changed: (field: string) => `changed ${field}`,
  changedFrom: (field: string, from: string, to: string) =>
    `changed ${field} from ${from} to ${to}`,
  set: (field: string, to: string) => `set ${field} to ${to}`,
  removed: (field: string, from: string) => `removed ${field}, which was ${from}`,
  fields,
  reservation: (number: string) => `Reservation ${number}`,
  user: (id: number) => `User ${id}`,
  block: (id: number) => `Block ${id}`,
} as const;

export const catalogue = { texts: historyTexts, messages: {} };
