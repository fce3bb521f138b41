import { vehicleToWire } from '../../contract/reservations.ts';
import { sampleRental } from '../../contract/rental-fields.ts';
import { perFieldOf, publicFieldNames, sampleVehicle } from '../../contract/vehicle-fields.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { attention } from './figure-samples.ts';

/** Records of the examples. */
export const token = 'q4vX1nW0s7kE2bYc9tRfLm5uJh8iGdA3oZpKxVwTyQk';
export const device = 'Zr2mYw8pQx5vTn1cKd7bHs4jLf9gAe3uRo6iWt0yEzA';
export const etagExample = '"3"';
export const idempotencyExample = '"3f6d2c1e-94f0-4c0b-8a53-2b1d9e7c6a58"';
export const imageId = '0b9f2f0e-6a53-4c1e-9d0f-5f3a3c1b7e21';
export const furtherImageId = '7c3d1a52-90be-4f6d-8a17-2e4b6c9d0f13';

export const person = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
  phoneNumber: '(555) 555-0199',
  address: 'Musterstraße 1',
  zipCode: '12345',
  latinName: null,
  companyName: null,
  vatId: null,
};
export const user = {
  id: 7,
  ...person,
  builtIn: false,
  roles: ['Customer'],
  licenceClass: 'BE',
  language: 'de',
  emailConfirmed: true,
  pendingEmail: null,
  erased: false,
};
/** As administrators get them. */
export const customer = {
  ...user,
  ...{ note: 'Ruft vor der Abholung an', blocked: false, trusted: false },
  ...{ licenceSeenOn: '2029-12-20', mergedInto: null },
};

export const customerTotals = {
  ...{ reservations: 12, open: 2 },
  sums: [{ currency: 'EUR', amountDue: 1368, paid: 1200, due: 168, depositHeld: 300 }],
};

export const view = {
  ...{ id: 7, screen: 'reservations', name: 'Transporter, überfällig' },
  query: 'state=late&category=van',
};

export const vehicleFields = sampleVehicle();
const publicFields = perFieldOf(
  publicFieldNames,
  (name) => vehicleFields[name],
) as typeof vehicleFields;
const rest = { id: 3, image: [imageId], builtIn: false };
const further = { furtherImages: [furtherImageId] };
export const vehicle = { ...rest, ...further, ...publicFields };
/** As administrators get it. */
export const fleetVehicle = { ...rest, ...further, ...vehicleFields, retiredAt: null };

export const listedVehicle = {
  ...fleetVehicle,
  state: { kind: 'blocked' as const, until: '2030-01-08T16:00:00' },
  inspectionFrom: '2030-01-07T08:00:00',
};

export const reservation = {
  id: 7,
  number: 'R-000007',
  userId: user.id,
  ...sampleRental(),
  status: 'CREATED',
  totalPrice: 37.5,
  ...{ amountDue: 37.5, currency: 'EUR', vatPercent: 19 },
  ...{ pickedUpAt: null, returnedAt: null, noShowAt: null },
  ...vehicleToWire({ ...rest, ...publicFields }),
};

/** As administrators' lists have it. */
export const listedReservation = {
  ...reservation,
  customer: `${person.firstName} ${person.lastName}`,
  customerBlocked: false,
  state: 'toPickUp',
  ...vehicleToWire({ ...rest, ...publicFields, licencePlate: fleetVehicle.licencePlate }),
};

const none = { rows: [], hasMore: false };
export const foundRecords = {
  reservations: {
    rows: [
      {
        ...{ id: 7, number: 'R-000007', customer: listedReservation.customer },
        ...{ model: vehicle.model, licencePlate: fleetVehicle.licencePlate },
        ...{ pickUpTime: reservation.pickUpTime, dropOffTime: reservation.dropOffTime },
        state: 'toPickUp',
      },
    ],
    hasMore: false,
  },
  customers: {
    rows: [
      {
        ...{ id: user.id, name: listedReservation.customer, companyName: null },
        ...{ email: person.email, phoneNumber: person.phoneNumber },
        blocked: false,
      },
    ],
    hasMore: false,
  },
  ...{ vehicles: none, messages: none },
};

export const sentPaper = {
  id: 12,
  kind: 'confirmation',
  language: 'de',
  sentAt: '2029-12-20T09:15:00',
};

/** Agreed besides the rates. */
export const agreed = { deposit: 300, includedKmPerDay: 200, pricePerExtraKm: 0.25 };

export const lines = [
  {
    ...{ kind: 'rental', quantity: 3, unit: 'hour', unitPrice: 12.5, amount: 37.5 },
    ...{ vatPercent: 19, text: null },
  },
];
export const quoteLines = lines.map(({ text: _, ...line }) => ({ ...line, unit: 'hour' as const }));
export const adjustment = { amount: -5, text: 'Stammkunde' };
export const adjustedLines = [
  ...lines,
  {
    ...{ kind: 'adjustment', quantity: 1, unit: 'flat', unitPrice: -5, vatPercent: 19 },
    ...adjustment,
  },
];

const rates = { pricePerHour: 12.5, pricePerDay: 99, pricePerWeek: null };
export const priceChange = {
  id: vehicle.id,
  from: rates,
  to: { ...rates, pricePerHour: 13.5 },
};

export const terms = {
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  validFrom: '2030-01-01',
  text: '### 1. Vertragspartner',
};

const blocked = {
  from: '2030-01-07T08:00:00',
  until: '2030-01-08T16:00:00',
  reason: 'inspection' as const,
  note: 'HU in Gießen',
};
const laneBlock = { id: 5, ...blocked, version: 3 };
export const blockFields = { ...blocked, vehicleId: vehicle.id };
export const block = { ...laneBlock, vehicleId: vehicle.id };

const { category, licencePlate, inspectionDueOn, safetyCheckDueOn } = vehicleFields;

export const lane = {
  vehicle: {
    ...{ id: vehicle.id, model: vehicle.model, category, licencePlate },
    ...{ inspectionDueOn, safetyCheckDueOn, inspectionFrom: block.from },
  },
  blocks: [laneBlock],
  reservations: [
    {
      id: reservation.id,
      userId: user.id,
      customer: 'Erika Mustermann',
      pickUpTime: reservation.pickUpTime,
      dropOffTime: reservation.dropOffTime,
      status: reservation.status,
      pickedUpAt: null,
      returnedAt: null,
    },
  ],
};

export const contact = {
  name: 'Erika Mustermann',
  subject: 'Langzeitmiete',
  body: 'Kann ich einen Wagen auch für vier Wochen buchen?',
  email: person.email,
};
export const message = {
  ...{ id: 7, ...contact, unread: true },
  createdAt: '2030-01-02T10:00:00',
  ...{ answer: null, answeredAt: null, answeredBy: null },
};

export const answered = {
  answer: 'Guten Tag, am Samstag von 8 bis 12 Uhr.',
  answeredAt: '2030-01-02T11:30:00',
  answeredBy: 'Erika Mustermann',
};

export const mail = {
  ...{ id: 7, template: 'reminder', language: 'de', recipient: person.email },
  ...{ state: 'failed', reason: '550 No such mailbox', attempts: 1 },
  ...{ createdAt: '2030-01-01T08:00:00', endedAt: '2030-01-01T08:00:02', nextAttemptAt: null },
};

export const image = {
  id: imageId,
  name: 'kleinwagen.png',
  type: 'image/png',
  size: 48_213,
  url: `/api/files/display/${imageId}`,
};

export const dashboard = {
  today: {
    pickUps: [{ ...reservation, customer: 'Erika Mustermann' }],
    returns: [],
    lateReturns: [],
    toBeClosed: [],
    ...attention,
    counts: {
      ...{ pickUps: 1, returns: 0, lateReturns: 0, toBeClosed: 0 },
      ...{ conflicts: 1, dues: 1, unanswered: 1 },
    },
    messages: 2,
    failedMails: 1,
    mailsWaitSince: null,
    hoardedCategories: [],
  },
  fleet: { vehicles: 14, onTheRoad: 3 },
  asOf: '2030-01-02T09:30:00',
  utilisation: { last30Days: 0.31, previous30Days: 0.28 },
  revenue: { last30Days: 4120.5, previous30Days: 3890 },
  reservationsPerDay: [{ day: '2030-01-02', count: 1 }],
  revenuePerWeek: [{ day: '2029-12-31', revenue: 37.5 }],
  utilisationPerVehicle: [{ vehicleId: vehicle.id, model: vehicle.model, utilisation: 0.4 }],
};

const visit = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
  network: '203.0.113.7',
  since: '2030-01-01T08:59:00',
  lastUsedAt: '2030-01-01T09:30:00',
};
export const ownSession = { id: 7, ...visit, isCurrent: true };

export const done = (message: string) => ({ success: true, message });

export const page = (row: unknown) =>
  pageAnswer({ rows: [row], total: 1 }, { page: 0, size: 10, sort: '', direction: 'ASC' });

export const ownData = {
  asOf: '2030-01-01T09:00:00',
  user: { ...user, registeredAt: '2029-12-01T09:00:00' },
  reservations: [
    {
      id: reservation.id,
      vehicle: vehicle.model,
      ...sampleRental(),
      status: reservation.status,
      totalPrice: reservation.totalPrice,
      ...{ amountDue: 37.5, currency: 'EUR', vatPercent: 19, agreed },
      lines,
      ...{ pickedUpAt: null, returnedAt: null, noShowAt: null, steps: [], payments: [] },
      ...{ damages: [], signatures: [], photos: [] },
      bookedAt: '2029-12-24T09:00:00',
      bookedByCustomer: true,
      termsHash: terms.hash,
      customerName: `${person.firstName} ${person.lastName}`,
      customerAddress: `${person.address}, ${person.zipCode}`,
    },
  ],
  sessions: [{ ...visit, until: '2030-01-02T08:59:00' }],
  mails: [{ template: 'booking-confirmed', writtenAt: '2029-12-24T09:00:00' }],
  origins: [{ kind: 'device', lastUsedAt: '2030-01-01T08:59:00' }],
};
export const dataOfCustomer = {
  ...ownData,
  user: { ...customer, registeredAt: ownData.user.registeredAt },
};

export const historyEntry = {
  ...{ id: 41, at: '2030-01-02T12:20:00', by: { id: 2, name: 'Anna Admin' }, action: 'changed' },
  changes: { status: { from: 'CREATED', to: 'DONE' }, pickUpLocation: {} },
  vehicles: null,
};
export const vehicleHistoryEntry = {
  ...{ ...historyEntry, id: 42 },
  changes: { pricePerHour: { from: 12, to: 12.5 } },
};

const reported = { net: 31.51, vat: 5.99, gross: 37.5 };
export const monthReport = {
  month: '2030-01',
  asOf: '2030-02-01T08:30:00',
  lines: [
    {
      ...{ reservationId: reservation.id, number: 'R-000007' },
      customer: `${person.firstName} ${person.lastName}`,
      ...{ vehicle: vehicle.model, licencePlate: vehicleFields.licencePlate },
      ...{ date: '2030-01-02', kind: 'rental', text: '3 hours × €12.50' },
      ...{ currency: 'EUR', vatPercent: 19, ...reported },
    },
  ],
  totals: [{ currency: 'EUR', vatPercent: 19, ...reported }],
  sums: [{ currency: 'EUR', ...reported }],
};
