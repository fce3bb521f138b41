import type { CallName } from '../../contract/calls.ts';
import type { InvoiceContent } from '../../contract/money/invoice-content.ts';
import { paymentId, type Samples } from './samples.ts';

const sums = { net: 249.58, tax: 47.42, gross: 297 };

/** What an invoice says. */
export const invoiceSample: InvoiceContent = {
  number: 'RE-2030-000012',
  kind: 'invoice',
  cancels: null,
  language: 'de',
  issuedOn: '2030-01-05',
  dueOn: '2030-01-19',
  supplyFrom: '2030-01-02',
  supplyTo: '2030-01-05',
  currency: 'EUR',
  seller: {
    name: 'Musternetz Infrastruktur GmbH',
    street: 'Musterstraße 12',
    zipCode: '12345',
    city: 'Musterstadt',
    country: 'DE',
    vatId: 'DE000000000',
    taxNumber: '00/000/00000',
    register: {
      court: 'Amtsgericht Musterstadt',
      number: 'HRB 00000',
      directors: 'Erika Mustermann, Max Mustermann',
    },
    bank: null,
    contact: {
      name: 'Musternetz Infrastruktur GmbH',
      phone: '+49 30 23125 000',
      email: 'info@musternetz.example',
    },
  },
  buyer: {
    companyName: 'Beispiel GmbH',
    name: 'Erika Mustermann',
    street: 'Musterstraße 1',
    zipCode: '12345',
    city: 'Musterstadt',
    country: 'DE',
    vatId: '',
    email: 'rechnung@beispiel.example',
    leitwegId: '',
  },
  orderNumber: '4500012345',
  costCentre: '',
  reservation: 'R-000007',
  vehicle: { model: 'Kombi', licencePlate: 'XX-NB 111' },
  lines: [
    { kind: 'rental', name: 'Miete', description: '3 Tage × 99,00 €', vatPercent: 19, ...sums },
  ],
  taxes: [{ vatPercent: 19, ...sums }],
  untaxedBecause: '',
  ...sums,
  paid: 100,
  depositHeld: 0,
};

const listed = {
  number: invoiceSample.number,
  buyer: invoiceSample.buyer.companyName,
  issuedOn: invoiceSample.issuedOn,
  dueOn: invoiceSample.dueOn,
  gross: sums.gross,
  paid: 100,
  open: 197,
  cancels: null,
  cancelledBy: null,
  isElectronic: true,
  remindedOn: '2030-02-01',
};
const issued = { ...listed, claim: null, state: 'partly' };

/** Of the calls about invoices. */
export const samplesOfInvoices: Partial<Record<CallName, Samples>> = {
  pageInvoices: {
    ...listed,
    state: 'partly',
    userId: undefined,
    age: undefined,
    search: 'Beispiel',
  },
  pageOwnInvoices: { ...listed, state: 'partly' },
  changedInvoices: listed,
  listInvoices: { ...listed, state: 'partly' },
  getInvoice: {
    ...listed,
    state: 'partly',
    content: invoiceSample,
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  pendingInvoices: {
    buyer: listed.buyer,
    returnedAt: '2030-01-05T10:00:00',
    amount: sums.gross,
    field: 'zipCode',
    where: 'customer',
    outdated: [],
    ask: null,
  },
  unconfirmedSeries: { prefix: 'RE-2030-', lastKnown: listed.number },
  releasableInvoices: { prefix: 'RE-2021-', count: 812 },
  confirmSeries: { number: 'RE-2030-000017' },
  getOpenAmounts: {
    asOf: '2030-01-31T12:00:00',
    count: 2,
    amount: 394.5,
    dueOn: listed.dueOn,
  },
  pagePayments: {
    id: paymentId,
    method: 'till',
    amount: 168,
    note: 'Beleg 1234',
    received: 668,
    paidOut: 500,
  },
  issueInvoice: issued,
  cancelInvoice: {
    ...issued,
    reason: 'Falsche Anschrift',
    reissue: true,
    'cancellation.number': 'RE-2030-000013',
    'cancellation.kind': 'cancellation',
    'cancellation.title': 'cancellation',
    'cancellation.remindedOn': null,
    'cancellation.gross': -sums.gross,
    'cancellation.paid': 0,
    'cancellation.open': 0,
    'cancellation.state': 'cancelled',
    'cancellation.cancels': invoiceSample.number,
  },
};
