import { invoiceSample, samplesOfInvoices } from './samples-of-invoices.ts';
import type { CallName } from '../../contract/calls.ts';
import { defaultTimeZone } from '../../contract/values/default-time-zone.ts';
import { formerFeatures } from '../../contract/wire/features.ts';
import {
  damageId,
  handedOverAt,
  imageId,
  paymentId,
  photoId,
  termsHash,
  type Samples,
} from './samples.ts';

const times = { pickUpTime: '2030-01-02T14:30:00', dropOffTime: '2030-01-02T17:00:00' };

const ofBlock = {
  from: '2030-01-07T08:00:00',
  until: '2030-01-08T16:00:00',
  reason: 'inspection',
  note: 'HU in Gießen',
};
const message = {
  answer: 'Guten Tag, am Samstag von 8 bis 12 Uhr.',
  answeredAt: '2030-01-02T11:30:00',
  answeredBy: 'Anna Admin',
  answeredByKey: null,
};
const priceChange = { changes: { pricePerHour: { from: 12, to: 12.5 } } };
const damage = { reservationId: null };
const challenge = 'kF1n0cPqv5hXg2sU9wYtR7bJ4mZ8aLdE3oTiQxVyNuA';
/** What browsers make of it, in parts. */
const credential = { id: 'tV3r…', rawId: 'tV3r…', type: 'public-key', response: {} };
const feedSecret = '5f1c8e0b7a92d4663e1f0c9b8a7d6e5f4c3b2a1908f7e6d5';
const changeableUntil = '2030-01-01T10:00:00';
const mail = { state: 'failed', reason: '550 No such mailbox', search: 'erika' };
const view = { name: 'Transporter, überfällig', query: 'state=late&category=van' };
const colleague = { roles: ['Counter'] };
const invitation = {
  invitedBy: 'Anna Admin',
  createdAt: '2030-01-01T09:30:00',
  expiresAt: '2030-01-08T09:30:00',
  isOpen: true,
};
const apiKey = {
  name: 'Buchhaltung',
  rights: ['invoices', 'reservations.read'],
  expiresOn: '2030-12-31',
};
const webhook = {
  url: 'https://books.example/hooks',
  events: ['reservation.booked', 'invoice.issued'],
  active: true,
  failingSince: null,
  waiting: 0,
};
const delivery = {
  messageId: 'msg_6f0b6c1e-8a53-4d3c-9a7e-2f9f0c1d7b11',
  subject: '7',
  state: 'sent',
  status: 204,
};
const customer = { note: 'Ruft vor der Abholung an', roles: ['Customer'] };
const line = {
  kind: 'rental',
  quantity: 3,
  unit: 'hour',
  unitPrice: 12.5,
  amount: 37.5,
  vatPercent: 19,
  text: null,
};
const quoted = {
  totalPrice: 37.5,
  lines: [line],
  deposit: 300,
  includedKmPerDay: 200,
  pricePerExtraKm: 0.25,
};
const sentence = 'Bitte bringen Sie Handschuhe mit.';
const extra = { ...line, quantity: 1, unit: 'flat' };
const fee = { ...extra, kind: 'cleaning', unitPrice: 30, amount: 30, text: 'Innenreinigung' };
const charge = { ...extra, kind: 'damage', unitPrice: 150, amount: 150, vatPercent: 0 };
const rentalLine = { ...line, id: null, source: 'rental' };
/** Who had a vehicle. */
const stay = {
  vehicle: { id: 7, model: 'Kombi', licencePlate: 'XX-NB 111' },
  at: '2030-01-02T11:15:00',
  customer: { id: 7, name: 'Erika Mustermann', address: 'Musterstraße 1, 12345' },
  from: '2030-01-02T10:05:00',
  until: null,
  between: null,
};

/** What only answers about one reservation have. */
const listed = {
  lines: undefined,
  agreed: undefined,
  drivers: undefined,
  termsHash: undefined,
  orderNumber: undefined,
  costCentre: undefined,
};
const nameless = { customer: undefined, companyName: undefined };
const filters = {
  ids: undefined,
  due: undefined,
  pickedUpOn: undefined,
  returnedOn: undefined,
  vehicleId: undefined,
  '.status': undefined,
};
/** While the customer has the vehicle. */
const out = { pickedUpAt: handedOverAt, nextStep: 'return', return: null };
const payment = {
  id: paymentId,
  kind: 'payment',
  method: 'card',
  amount: 37.5,
  at: handedOverAt,
  note: '',
  invoice: null,
  by: 'Anna Admin',
  isRemovable: true,
};
const neverOut = { handOver: null, return: null };
const back = { at: '2030-01-02T12:20:00', mileageKm: 18_341, fuelEighths: 6 };
const decided = {
  earlyHours: null,
  graceMinutes: 15,
  counterDiscount: 10,
  notReadyHours: 24,
  cancellationHours: 24,
  oneWayFee: 89,
  paymentDays: 14,
  invoiceAt: 1,
  invoiceDelayMinutes: 30,
  cancellationTaxed: null,
  noShowTaxed: 1,
  fineTaxed: null,
  accountChart: 3,
  datevConsultant: 29_098,
  datevClient: 55_003,
  accountDigits: null,
  yearFromMonth: null,
  paymentsBooked: null,
  accountReceivables: null,
  accountRevenue: null,
  accountUntaxed: null,
  accountClaims: null,
  accountDeposits: null,
  accountAdvances: null,
  accountTransit: null,
};
const figuresOf = (current: number, previous: number) => ({ current, previous });

const imported = {
  rows: 2,
  added: 0,
  heading: 'Kennzeichen',
  field: 'licencePlate',
  'errors.row': 3,
  'errors.field': 'pricePerHour',
  code: 'required',
  'errors.message': 'Please enter price per hour',
  errorCount: 1,
  'duplicates.row': 2,
  'duplicates.message': 'A vehicle in service has this licence plate: Transporter (no. 7)',
  otherRow: null,
  duplicateCount: 1,
  'shown.row': 2,
  cells: ['XX-NB 101E'],
  skipDuplicates: 'false',
};

/** Of one call, before those of all. */
export const samplesOf: Partial<Record<CallName, Samples>> = {
  forgotPassword: { from: undefined },
  getInvitation: colleague,
  listStaff: { ...colleague, lastLoginAt: '2030-01-01T08:59:00' },
  listInvitations: { ...colleague, ...invitation },

  getVehicle: { licencePlate: undefined },
  pageFleet: {
    search: 'stadt',
    '.state': 'blocked',
    state: { kind: 'blocked', until: '2030-01-08T16:00:00' },
  },
  changePrices: { 'to.pricePerHour': 13.5 },
  searchVehicles: { maxPrice: 50, '.towBar': undefined, licencePlate: undefined },
  listChoices: {
    search: 'kombi',
    categories: 'estate,van',
    ready: true,
    isSameKind: true,
  },
  quoteVehicle: { available: false, takenUntil: times.pickUpTime, nextFree: times },
  vehicleCalendar: {
    from: '2030-01-02',
    days: '2',
    'days.date': '2030-01-02',
    'days.state': 'partly',
    'taken.from': '10:00',
    'taken.until': '14:30',
  },
  listBlocks: ofBlock,
  createBlock: ofBlock,
  updateBlock: ofBlock,
  getTimeline: { reason: ofBlock.reason, note: ofBlock.note },

  quoteRental: {
    available: false,
    ready: true,
    blocks: [],
    pricing: { keep: quoted, today: quoted },
  },
  listOwnReservations: { ...listed, customer: undefined, changeableUntil },
  getOwnReservation: { customer: undefined, changeableUntil },
  listReservations: { ...listed, customer: undefined },
  listReservationsOf: { ...listed, ...nameless },
  whoHadIt: stay,
  unlockWhoHadIt: { ...stay, reason: 'Aktenzeichen 11.2-4711' },
  writeLetter: {
    at: '2030-01-02T11:15:00',
    recipient: 'Stadt Musterstadt\n12345 Musterstadt',
    reason: 'Aktenzeichen 11.2-4711',
  },
  getReservation: { ...nameless, customerErased: false },
  previewChange: { totalPrice: 50, quantity: 4, amount: 50, difference: 12.5 },
  getTerms: {
    hash: termsHash,
    validFrom: '2030-01-01',
    text: '### 1. Vertragspartner',
    translation: '### 1. Parties',
  },
  endContract: {
    reason: '',
    when: 'next',
    receivedAt: '2030-01-02T10:00:00',
  },
  listDocuments: { kind: 'confirmation' },
  getDay: {
    date: '2030-01-02',
    time: '2030-01-02T10:00:00',
    deposit: 150,
    late: [],
    missed: [],
    missing: [],
    backAt: '2030-01-02T09:00:00',
    isBack: true,
  },
  cancelForCustomer: {
    ...neverOut,
    reason: 'Baustelle verschoben',
    tell: true,
    status: 'CANCELLED',
    nextStep: null,
    cancelledBecause: 'Baustelle verschoben',
    amountDue: 0,
    due: 0,
  },
  changedReservations: listed,
  pageReservations: { ...listed, ...filters },
  updateReservation: { status: 'DONE', amount: -5, text: 'Stammkunde' },
  cancelReservations: {
    ids: [7, 8],
    'results.code': 'reservation_closed',
    'results.message': 'This reservation was cancelled or completed',
  },

  getCounter: out,
  handOver: out,
  swapVehicle: { ...neverOut, '.vehicleId': 4, exchangeConsent: 'Am Telefon zugestimmt' },
  previewHandOver: {
    starts: true,
    conflicts: [],
    blocks: [],
    keep: 79,
    today: 225,
    mayKeep: true,
  },
  previewReturn: {
    ...back,
    returnedAt: back.at,
    lateHours: 0,
    damageAmounts: '150',
    lines: [line, charge],
    addedLines: [charge],
    totalPrice: 187.5,
    difference: 150,
  },
  takeBack: {
    ...back,
    pickedUpAt: handedOverAt,
    returnedAt: back.at,
    status: 'DONE',
    nextStep: null,
    lines: [rentalLine, { ...charge, id: 14, source: 'return' }],
    expectedPrice: 187.5,
    totalPrice: 187.5,
    amountDue: 187.5,
    due: 187.5,
  },
  recordNoShow: {
    ...neverOut,
    fee: undefined,
    amountDue: 0,
    due: 0,
    nextStep: null,
    noShowAt: '2030-01-02T12:00:00',
    note: 'Telefonisch nicht erreicht',
    status: 'CANCELLED',
  },
  undoCounterStep: neverOut,
  addLine: {
    ...out,
    '.amount': fee.amount,
    '.percent': undefined,
    '.text': fee.text,
    lines: [rentalLine, { ...fee, id: 13, source: 'hand' }],
    totalPrice: 67.5,
    amountDue: 67.5,
    due: 67.5,
  },
  removeLine: { ...out, lineId: 13 },
  addPayment: { ...out, '.id': paymentId, payments: [payment], paid: 37.5, due: 0 },
  removePayment: out,
  listDamages: { ...damage, id: damageId, step: null },
  addDamage: { ...damage, '.id': damageId },
  repairDamage: { ...damage, isRepaired: true, repairedAt: '2030-01-05T16:00:00' },
  listPhotos: { id: photoId },

  getReservationHistory: { changes: { status: { from: 'CREATED', to: 'DONE' } } },
  getVehicleHistory: priceChange,
  pageHistory: {
    ...priceChange,
    direction: 'DESC',
    kind: 'vehicle',
    subjectId: 7,
    subject: 'XX-NB 101E',
  },
  listViews: view,
  saveView: view,
  renameView: { name: 'Transporter, zu spät' },

  listPasskeys: { name: 'Firefox unter Linux' },
  passkeyOptions: { options: { challenge, rp: { id: 'rental.example', name: 'Fuhrpark' } } },
  createPasskey: { name: 'Firefox unter Linux', credential },
  createRecoveryCodes: { codes: ['k7mq-2fxa-9trb-c4hn'] },
  loginOptions: { options: { challenge, rpId: 'rental.example', userVerification: 'required' } },
  loginByPasskey: { credential },
  loginByFirstPasskey: { name: 'Firefox unter Linux', credential },
  loginByRecoveryCode: { challenge, code: 'k7mq-2fxa-9trb-c4hn' },
  startCompanyLogin: { challenge, address: 'https://login.example/authorize?client_id=rental' },
  loginByCompany: { challenge, answer: 'code=Xq3…&state=8fK…' },

  listFeeds: { kind: 'office', place: 'bauhof-nord', lastUsedAt: null },
  createFeed: {
    kind: 'office',
    place: 'bauhof-nord',
    path: `/feeds/${feedSecret}.ics`,
  },
  getFeed: { secret: feedSecret },

  listKeys: { ...apiKey, expiresOn: '2030-12-31' },
  listWebhooks: webhook,
  createWebhook: { ...webhook, id: 3, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
  updateWebhook: { ...webhook, id: 3 },
  deleteWebhook: { id: 3 },
  pageDeliveries: { id: 3, ...delivery },
  resendDeliveries: { id: 3, deliveryId: 12 },
  createKey: { ...apiKey, key: 'rk_Zq3vN8s1L0bYt6wEoXj5Kc2rPmHd9uGfAiVlT7yQ4nB' },

  listUsers: customer,
  changedUsers: customer,
  pageUsers: { ...customer, '.erased': undefined },
  getUser: customer,
  currentUser: customer,
  getOwnData: { ...customer, invoices: [invoiceSample] },
  getCustomerData: { ...customer, invoices: [invoiceSample] },
  updateUser: { ...customer, password: '' },
  getCustomerTotals: { reservations: 12, open: 2, amountDue: 1368, paid: 1200, due: 168 },
  previewMerge: { otherId: 9, reservations: 3, open: 1, payments: 2, mails: 4 },
  mergeCustomers: { otherId: 9 },

  pageMessages: { '.unread': 1, unanswered: undefined },
  getMessage: { ...message, unread: false, customerId: 7, newerId: 13, olderId: 11 },
  answerMessage: { text: message.answer },
  pageMails: mail,
  getMail: {
    ...mail,
    subject: 'Morgen geht es los',
    text: 'Guten Tag …',
    html: '<p>Guten Tag …</p>',
  },

  displayImage: { w: 800 },
  downloadImage: { w: 800 },
  listImages: {
    id: imageId,
    name: 'kleinwagen.png',
    type: 'image/png',
    size: 48_213,
    url: `/api/files/display/${imageId}`,
  },

  importVehicles: imported,
  importCustomers: imported,

  getDashboard: {
    ...listed,
    messages: 2,
    failedMails: 1,
    mailsWaitSince: null,
    hoardedCategories: [],
    vehicles: 14,
    onTheRoad: 3,
    count: 1,
    day: '2030-01-02',
    revenue: 370.5,
    'utilisation.last30Days': 0.31,
    'utilisation.previous30Days': 0.28,
    'revenue.last30Days': 4120.5,
    'revenue.previous30Days': 3890,
    missing: [],
    'counts.missing': 0,
    'counts.pickUps': 1,
    'counts.returns': 1,
    'counts.lateReturns': 1,
    'counts.toBeClosed': 1,
    'counts.conflicts': 1,
    'counts.dues': 1,
    'counts.unanswered': 1,
  },
  getFigures: {
    asOf: '2030-02-01T08:00:00',
    previousFrom: '2029-12-01',
    previousUntil: '2029-12-31',
    revenue: figuresOf(11_480, 10_250),
    utilisation: figuresOf(0.42, 0.38),
    bookings: figuresOf(96, 91),
    cancellations: figuresOf(4, 7),
    noShows: figuresOf(1, 0),
    averageHours: figuresOf(21.5, 19.75),
    averagePrice: figuresOf(119.58, 112.64),
    'points.bookings': 3,
    'points.revenue': 370.5,
  },
  exportReservations: filters,
  getMonthReport: { asOf: '2030-02-01T08:30:00', date: '2030-01-02', text: '3 hours × €12.50' },
  searchAll: { q: 'Mustermann' },
  listPlaces: {
    at: '2030-01-01T10:00:00',
    slug: 'bauhof-nord',
    name: 'Bauhof Nord',
    address: 'Kabelweg 3, 12347 Musterstadt',
    map: 'https://maps.example/?q=Kabelweg',
    'hours.days': [1, 2, 3, 4, 5],
    opens: '06:30',
    closes: '17:00',
    'closed.until': '2030-01-01',
    where: 'Briefkasten neben dem Tor',
    inEnglish: 'Letter box beside the gate',
    responsible: 'opening',
    nearestOpen: '2030-01-02T06:30:00',
  },
  getSettings: {
    ...decided,
    'inForce.earlyHours': 2,
    fixed: ['notReadyHours'],
  },
  getMailSentences: { sentence },
  setMailSentence: { sentence },
  getOperatorSettings: { variable: 'MAX_RENTAL_DAYS', value: '90' },
  updateSettings: decided,
  getOperations: {
    asOf: '2030-01-01T08:00:00',
    'release.version': '1.0.0',
    'release.commit': '7fb523d0c1de',
    'release.node': '26.2.0',
    'database.version': '18.1',
    'database.bytes': 91_234_567,
    'mails.waiting': 2,
    'mails.oldestSeconds': 40,
    'webhooks.waiting': 1,
    'webhooks.oldestSeconds': 12,
    'webhooks.off': 0,
    'documents.waiting': 0,
    'documents.oldestSeconds': 0,
    'last.at': '2030-01-01T03:00:00',
    'last.bytes': 4_812_345,
    'housekeeping.doneAt': '2030-01-01T07:41:00',
    'housekeeping.failures': 0,
    'disk.free': 61_000_000_000,
    'disk.size': 99_000_000_000,
    'recent.name': 'vehicle_not_found',
    'recent.count': 7,
  },
  reportBrowserError: {
    page: '/admin/reservations/:id',
    name: 'TypeError',
    script: '/_astro/Island.4f2c.js:1:2034',
    release: '1.0.0 (7fb523d0c1de)',
  },
  health: { version: '1.0.0', commit: '7fb523d0c1de' },
  getFeatures: {
    release: '1.0.0',
    sendsMails: true,
    oneWayFee: 89,
    timeZone: defaultTimeZone,
    features: [...formerFeatures],
  },
  describeApi: { openapi: '3.1.1' },
  ...samplesOfInvoices,
};
