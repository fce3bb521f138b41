import { handOver, takeBack } from '../../contract/counter/counter.ts';
import { issueInvoice } from '../../contract/money/invoices.ts';
import { updateProfile } from '../../contract/users/user-edit.ts';
import type { Customer } from './actors.ts';
import { call } from './call.ts';
import { book, full } from './counter-desk.ts';

interface Scene {
  admin: Customer;
  customer: Customer;
}

/** The customer's rental, which is back. */
async function returned({ admin, customer }: Scene) {
  const { id } = await book(admin.token, customer.id, [-2, 0]);
  const about = { token: admin.token, params: { id }, body: full };
  await call(handOver, about);
  await call(takeBack, about);
  return { params: { id } };
}

async function invoice(scene: Scene) {
  const { params } = await returned(scene);
  const { body } = await call(issueInvoice, { token: scene.admin.token, params });
  return { params: { id: body.invoice!.id } };
}

/** Of a company of the country. */
async function businessInvoice({ admin, customer }: Scene) {
  const { firstName, lastName, email, phoneNumber, address, zipCode } = customer;
  const body = {
    firstName,
    lastName,
    email,
    phoneNumber,
    address,
    zipCode,
    city: 'Musterstadt',
    companyName: 'Beispiel GmbH',
  };
  await call(updateProfile, { token: customer.token, body });
  return invoice({ admin, customer });
}

/** A valid request for each call about invoices. */
export const invoiceRequests = {
  pageInvoices: () => ({ query: { state: 'open' } }),
  pageOwnInvoices: () => ({}),
  changedInvoices: () => ({ query: { size: 5 } }),
  listInvoices: returned,
  getInvoice: invoice,
  getInvoicePdf: invoice,
  getInvoiceXml: businessInvoice,
  pendingInvoices: () => ({}),
  releasableInvoices: () => ({}),
  releaseInvoices: () => ({}),
  unconfirmedSeries: () => ({}),
  confirmSeries: () => ({ body: { number: 'RE-2027-000001' } }),
  getOpenAmounts: () => ({}),
  pagePayments: () => ({ query: { from: '2020-01-01', method: 'card' } }),
  issueInvoice: returned,
  remindOfInvoice: invoice,
  cancelInvoice: async (scene: Scene) => ({
    ...(await invoice(scene)),
    body: { reason: 'Falsche Anschrift', reissue: true },
  }),
};
