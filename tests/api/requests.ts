import { createFeed, listFeeds } from '../../contract/reservations/feeds.ts';
import { readFileSync } from 'node:fs';
import type { CallName } from '../../contract/calls.ts';
import { createCustomer } from '../../contract/office/customers.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { listSessions } from '../../contract/users/sessions.ts';
import { listReservationsOf } from '../../contract/reservations/reservations-admin.ts';
import { createKey, listKeys } from '../../contract/office/keys.ts';
import { createWebhook, deleteWebhook, listWebhooks } from '../../contract/office/webhooks.ts';
import { pageMails } from '../../contract/office/mails.ts';
import { listMessages } from '../../contract/office/messages-admin.ts';
import type { BrowserError } from '../../contract/wire/browser-errors.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import {
  facts,
  form,
  inDays,
  newColleague,
  newCustomer,
  newImage,
  newVehicle,
  password,
  drawImage,
  times,
  tokenOf,
  unique,
  type Customer,
} from './actors.ts';
import { call, type Sent } from './call.ts';
import { setMailSentence } from '../../contract/office/mail-sentences.ts';
import { updateSettings } from '../../contract/office/settings.ts';
import { inviteColleague, listInvitations } from '../../contract/office/staff.ts';
import {
  createPasskey,
  listPasskeys,
  loginOptions,
  passkeyOptions,
} from '../../contract/users/passkeys.ts';
import { authenticator } from '../support/authenticator.ts';
import { setVatRate } from '../../contract/office/vat-rates.ts';
import { saveView } from '../../contract/office/views.ts';
import { getFleetVehicle } from '../../contract/vehicles/vehicles.ts';
import { book, inHours } from './counter-desk.ts';
import { counterRequests } from './counter-requests.ts';
import { invoiceRequests } from './invoice-requests.ts';
import { customerTable, tableOf, vehicleTable } from './tables.ts';
import { dueOn } from '../support/dues.ts';

/** An administrator who is not built in, and the customer whose records the requests are about. */
export interface Scene {
  admin: Customer;
  customer: Customer;
}

const company = JSON.parse(
  readFileSync(new URL('./site/.company.json', import.meta.url), 'utf8'),
) as { terms: { hash: string } };

type Request = (scene: Scene, caller: Customer) => Sent | Promise<Sent>;

/** A passkey for who has this token; of another one's challenge where their log-in has ended. */
async function newPasskey(
  token: string,
  other: string,
  device = authenticator('http://localhost'),
) {
  const asked = await call(passkeyOptions, { token });
  const { body } = asked.status === 200 ? asked : await call(passkeyOptions, { token: other });
  return { body: { name: 'Telefon', credential: device.create(body.options) } };
}

type Person = Omit<ReturnType<typeof form>, 'password' | 'confirmPassword'>;
const person = ({ firstName, lastName, email, phoneNumber, address, zipCode }: Person) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  address,
  zipCode,
});
const vehicle: Request = async ({ admin }) => ({ params: { id: await newVehicle(admin.token) } });
const customer: Request = async () => ({ params: { id: (await newCustomer()).id } });
const image: Request = async ({ admin }) => ({ params: { imageId: await newImage(admin.token) } });
const nothing: Request = () => ({});
const message = () => ({
  name: 'Erika Mustermann',
  subject: unique('Frage'),
  body: 'Wann haben Sie am Samstag geöffnet?',
  email: 'erika@example.com',
});

const browserError: BrowserError = {
  page: '/admin/users/:id',
  name: 'TypeError',
  script: '/_astro/Island.4f2c.js:1:2034',
  release: '1.0.0 (7fb523d0c1de)',
};

const reservation: Request = async ({ admin, customer: { id, token } }) => {
  const query = { carId: await newVehicle(admin.token) };
  await call(createReservation, { token, query, body: times(90) });
  const { body } = await call(listReservationsOf, { token: admin.token, query: { userId: id } });
  const rows = Array.isArray(body) ? body : body.content;
  return { params: { id: rows.find(({ car }) => car?.id === query.carId)!.id } };
};

const aView = () => ({ screen: 'reservations', name: unique('Ansicht'), query: 'state=late' });

const aKey = () => ({ name: unique('Schlüssel'), rights: ['vehicles.read'] });

const aWebhook = () => ({ url: 'https://books.example/hooks', events: ['vehicle.blocked'] });

/** There are few at a time. */
async function newWebhook(admin: string): Promise<number> {
  const { body: all } = await call(listWebhooks, { token: admin });
  for (const { id } of all) await call(deleteWebhook, { token: admin, params: { id } });
  return (await call(createWebhook, { token: admin, body: aWebhook() })).body.id;
}

const someMessage: Request = async ({ admin }) => {
  const body = message();
  await call(sendMessage, { body });
  const { body: all } = await call(listMessages, { token: admin.token });
  return { params: { id: all.find(({ subject }) => subject === body.subject)!.id } };
};

/** The mail that confirms a message. */
const someMail: Request = async ({ admin }) => {
  const body = { ...message(), email: `${unique('erika')}@example.com` };
  await call(sendMessage, { body });
  const query = { search: body.email };
  const { body: page } = await call(pageMails, { token: admin.token, query });
  return { params: { id: page.content[0]!.id } };
};

const terms: Request = async (scene, caller) => {
  // Terms are stored with the first booking under them.
  await reservation(scene, caller);
  return { params: { hash: company.terms.hash } };
};

const blockOfNewVehicle = async (admin: string) => ({
  vehicleId: await newVehicle(admin),
  from: inDays(80),
  until: inDays(81),
  reason: 'inspection',
});

async function newBlock(admin: string): Promise<number> {
  const { body } = await call(createBlock, { token: admin, body: await blockOfNewVehicle(admin) });
  return body.block.id;
}

/** The licence plate of a vehicle, or of a new one, and a time. */
async function someQuestion(admin: string, id?: number) {
  const params = { id: id ?? (await newVehicle(admin)) };
  const { body } = await call(getFleetVehicle, { token: admin, params });
  return { plate: body.licencePlate!, at: inHours(0) };
}

/** A valid request for each call, about its own records, if the caller is allowed to make it. */
export const requests: Record<CallName, Request> = {
  login: (_, { email }) => ({ body: { email, password } }),
  register: () => ({ body: form() }),
  logout: nothing,
  forgotPassword: (_, { email }) => ({ body: { email } }),
  // Only mails hold tokens that work.
  resetPassword: () => ({ body: { token: 'unknown', password, confirmPassword: password } }),
  checkPasswordLink: () => ({ body: { token: 'unknown' } }),
  confirmEmail: () => ({ body: { token: 'unknown' } }),
  changeEmail: () => ({ body: { email: form().email, password } }),
  resendConfirmation: nothing,
  resendEmailChange: nothing,
  withdrawEmailChange: nothing,
  prove: () => ({ body: { password } }),
  getInvitation: () => ({ body: { token: 'unknown' } }),
  acceptInvitation: () => ({
    body: { token: 'unknown', ...person(form()), password, confirmPassword: password },
  }),
  acceptAsUser: () => ({ body: { token: 'unknown' } }),
  listStaff: nothing,
  switchOff: async () => ({ params: { id: (await newColleague('Counter')).id } }),
  switchOn: async () => ({ params: { id: (await newColleague('Counter')).id } }),
  listInvitations: nothing,
  inviteColleague: () => ({ body: { email: form().email, roles: ['Counter'] } }),
  withdrawInvitation: async ({ admin: { token } }) => {
    const { email } = form();
    await call(inviteColleague, { token, body: { email, roles: ['Counter'] } });
    const { body } = await call(listInvitations, { token });
    return { params: { id: body.find((invitation) => invitation.email === email)!.id } };
  },
  listSessions: nothing,
  endOtherSessions: nothing,
  endSession: async (_, { email }) => {
    const { status, body } = await call(listSessions, { token: await tokenOf(email) });
    // Who is switched off has none.
    if (status !== 200) return { params: { id: 1 } };
    return { params: { id: body.find(({ isCurrent }) => isCurrent)!.id } };
  },

  listPasskeys: nothing,
  passkeyOptions: nothing,
  createPasskey: ({ customer }, { token }) => newPasskey(token, customer.token),
  deletePasskey: async ({ customer }, { token }) => {
    await call(createPasskey, { token, ...(await newPasskey(token, customer.token)) });
    const { status, body } = await call(listPasskeys, { token });
    // Whose log-in has ended, or was long ago, has none.
    return { params: { id: (status === 200 && body.passkeys[0]?.id) || 1 } };
  },
  createRecoveryCodes: nothing,
  loginOptions: nothing,
  loginByPasskey: async ({ customer: { token } }) => {
    const device = authenticator('http://localhost');
    await call(createPasskey, { token, ...(await newPasskey(token, token, device)) });
    return { body: { credential: device.sign((await call(loginOptions)).body.options) } };
  },
  // No second factor is needed here.
  loginByFirstPasskey: async ({ customer: { token } }) => newPasskey(token, token),
  startCompanyLogin: () => ({}),
  loginByCompany: () => ({ body: { challenge: 'none', answer: 'code=none' } }),
  loginByRecoveryCode: () => ({ body: { challenge: 'unknown', code: 'k7mq-2fxa-9trb-c4hn' } }),

  currentUser: nothing,
  getOwnData: nothing,
  updateProfile: (_, caller) => ({ body: person(caller) }),
  setLanguage: () => ({ body: { language: 'de' } }),
  changePassword: () => ({ body: { oldPassword: password, newPassword: 'Anderes-Wort-2!' } }),

  listVehicles: nothing,
  pageVehicles: nothing,
  getVehicle: vehicle,
  getFleetVehicle: vehicle,
  changedVehicles: nothing,
  pageFleet: nothing,
  createVehicle: async (scene, caller) => ({ ...(await image(scene, caller)), body: facts() }),
  updateVehicle: async ({ admin }) => ({
    query: { id: await newVehicle(admin.token), imageId: await newImage(admin.token) },
    body: facts(),
  }),
  deleteVehicle: vehicle,
  changePrices: async ({ admin }) => {
    const prices = { pricePerHour: 10, pricePerDay: null, pricePerWeek: null };
    const id = await newVehicle(admin.token, prices);
    const to = { ...prices, pricePerHour: 11 };
    return { body: { prices: [{ id, from: prices, to }] } };
  },

  listReadings: vehicle,
  changeDue: async ({ admin }) => {
    const due = dueOn('tachograph', '2031-03-01');
    const params = { id: await newVehicle(admin.token, { dues: [due] }) };
    return { params, body: { due, lastOn: '2031-02-20', dueOn: '2033-02-20' } };
  },
  searchVehicles: nothing,
  listChoices: () => ({
    query: { pickUpDateTime: inDays(70), dropOffDateTime: inDays(71), search: 'kombi' },
  }),
  quoteVehicle: async (scene, caller) => ({
    ...(await vehicle(scene, caller)),
    query: { pickUpDateTime: inDays(90), dropOffDateTime: inDays(91) },
  }),
  vehicleCalendar: async (scene, caller) => ({
    ...(await vehicle(scene, caller)),
    query: { from: inDays(0).slice(0, 10), days: '7' },
  }),

  listBlocks: () => ({ query: { from: '2030-01-01', until: '2030-01-31' } }),
  createBlock: async ({ admin }) => ({ body: await blockOfNewVehicle(admin.token) }),
  updateBlock: async ({ admin }) => ({
    params: { id: await newBlock(admin.token) },
    body: await blockOfNewVehicle(admin.token),
  }),
  deleteBlock: async ({ admin }) => ({ params: { id: await newBlock(admin.token) } }),

  retireVehicle: async (...asked) => ({ ...(await vehicle(...asked)), body: {} }),
  reinstateVehicle: vehicle,

  checkAvailability: async ({ admin }) => ({
    query: {
      carId: await newVehicle(admin.token),
      pickUpDateTime: inDays(90),
      dropOffDateTime: inDays(91),
    },
  }),
  createReservation: async ({ admin }) => ({
    query: { carId: await newVehicle(admin.token) },
    body: times(90),
  }),
  quoteRental: async ({ admin }) => ({
    query: {
      carId: await newVehicle(admin.token),
      pickUpDateTime: inDays(90),
      dropOffDateTime: inDays(91),
    },
  }),
  createReservationFor: async ({ admin, customer: { id } }) => ({
    query: { carId: await newVehicle(admin.token), userId: id },
    body: times(90),
  }),
  listDocuments: reservation,
  getDocument: async (scene, caller) => ({
    params: { ...(await reservation(scene, caller)).params, kind: 'confirmation' },
  }),
  // None was sent: the API tests' server sends no mails.
  getSentDocument: async (scene, caller) => ({
    params: { ...(await reservation(scene, caller)).params, documentId: 1 },
  }),
  listFeeds: nothing,
  createFeed: () => ({ body: { kind: 'own' } }),
  deleteFeed: async (_scene, { token }) => {
    const { status } = await call(createFeed, { token, body: { kind: 'own' } });
    // Whose log-in has ended has none.
    if (status !== 201) return { params: { id: 1 } };
    return { params: { id: (await call(listFeeds, { token })).body[0]!.id } };
  },
  getFeed: async ({ customer: { token } }) => {
    const { body } = await call(createFeed, { token, body: { kind: 'own' } });
    return { params: { secret: /(\w+)\.ics$/.exec(body.path)![1]! } };
  },
  getCalendarFile: reservation,
  getTerms: terms,
  listOwnReservations: nothing,
  getOwnReservation: reservation,
  previewChange: async (scene, caller) => ({
    ...(await reservation(scene, caller)),
    query: { pickUpDateTime: inDays(92), dropOffDateTime: inDays(93) },
  }),
  changeReservation: async (scene, caller) => ({
    ...(await reservation(scene, caller)),
    body: times(92),
  }),
  cancelReservation: reservation,
  getReservation: reservation,
  listReservations: nothing,
  changedReservations: nothing,
  pageReservations: nothing,
  searchAll: () => ({ query: { q: 'Mustermann' } }),
  listReservationsOf: ({ customer: { id } }) => ({ query: { userId: id } }),
  getTimeline: () => ({ query: { from: '2030-01-01', until: '2030-01-14' } }),
  ...counterRequests,
  ...invoiceRequests,
  getDay: () => ({ params: { date: inDays(0).slice(0, 10) } }),
  whoHadIt: async ({ admin }) => ({ query: await someQuestion(admin.token) }),
  unlockWhoHadIt: async ({ admin }) => ({
    body: { ...(await someQuestion(admin.token)), reason: 'Aktenzeichen 1' },
  }),
  writeLetter: async ({ admin, customer: { id } }) => {
    const { vehicleId } = await book(admin.token, id, [-2, 2]);
    const { plate } = await someQuestion(admin.token, vehicleId);
    return { body: { plate, at: inHours(0), to: 'authority', reason: 'Aktenzeichen 1' } };
  },
  getReservationHistory: reservation,
  getVehicleHistory: vehicle,
  pageHistory: nothing,
  updateReservation: async (scene, caller) => {
    const { params } = await reservation(scene, caller);
    const query = { reservationId: params!.id!, carId: await newVehicle(scene.admin.token) };
    return { query, body: { ...times(92), status: 'CREATED' } };
  },
  deleteReservation: reservation,
  cancelReservations: async (scene, caller) => {
    const { params } = await reservation(scene, caller);
    return { body: { ids: [Number(params!.id)] } };
  },

  listViews: () => ({ query: { screen: 'reservations' } }),
  saveView: () => ({ body: aView() }),
  // Each administrator's are their own.
  renameView: async (_, { token }) => {
    const { body } = await call(saveView, { token, body: aView() });
    return { params: { id: body.view?.id ?? 1 }, body: { name: unique('Ansicht') } };
  },
  deleteView: async (_, { token }) => {
    const { body } = await call(saveView, { token, body: aView() });
    return { params: { id: body.view?.id ?? 1 } };
  },

  listUsers: nothing,
  changedUsers: nothing,
  pageUsers: nothing,
  getUser: customer,
  updateUser: async () => {
    const user = await newCustomer();
    return { params: { id: user.id }, body: { ...person(user), roles: ['Customer'] } };
  },
  createCustomer: () => ({ body: person(form()) }),
  getCustomerTotals: customer,
  getCustomerData: customer,
  previewMerge: async () => ({
    params: { id: (await newCustomer()).id },
    query: { otherId: (await newCustomer()).id },
  }),
  mergeCustomers: async () => ({
    params: { id: (await newCustomer()).id },
    body: { otherId: (await newCustomer()).id },
  }),
  inviteCustomer: async ({ admin }) => {
    const body = person(form());
    const { body: created } = await call(createCustomer, { token: admin.token, body });
    return { params: { id: created.id } };
  },
  deleteUser: customer,
  eraseAccount: () => ({ body: { password } }),
  eraseCustomer: customer,

  sendMessage: () => ({ body: message() }),
  reportBrowserError: () => ({ body: browserError }),
  endContract: () => ({
    body: {
      name: 'Erika Mustermann',
      email: `${unique('erika')}@example.com`,
      number: 'R-000123',
      kind: 'cause',
      reason: 'Das Fahrzeug war zweimal defekt.',
      when: '2030-01-31',
    },
  }),
  listMessages: nothing,
  pageMessages: nothing,
  getMessage: someMessage,
  deleteMessage: someMessage,
  closeMessage: async (scene, caller) => ({
    ...(await someMessage(scene, caller)),
    body: { done: true },
  }),
  answerMessage: async (scene, caller) => ({
    ...(await someMessage(scene, caller)),
    body: { text: 'Am Samstag von 8 bis 12 Uhr.' },
  }),

  listKeys: nothing,
  createKey: () => ({ body: aKey() }),
  deleteKey: async ({ admin }) => {
    const body = aKey();
    await call(createKey, { token: admin.token, body });
    const { body: all } = await call(listKeys, { token: admin.token });
    return { params: { id: all.find(({ name }) => name === body.name)!.id } };
  },

  listWebhooks: nothing,
  createWebhook: () => ({ body: aWebhook() }),
  updateWebhook: async ({ admin }) => ({
    params: { id: await newWebhook(admin.token) },
    body: { ...aWebhook(), active: false },
  }),
  deleteWebhook: async ({ admin }) => ({ params: { id: await newWebhook(admin.token) } }),
  pageDeliveries: async ({ admin }) => ({ params: { id: await newWebhook(admin.token) } }),
  resendDeliveries: async ({ admin }) => ({
    params: { id: await newWebhook(admin.token) },
    body: {},
  }),

  pageMails: nothing,
  getMail: someMail,
  resendMail: someMail,

  displayImage: image,
  downloadImage: image,
  listImages: nothing,
  uploadImage: async () => {
    const body = new FormData();
    const bytes = await drawImage().png().toBuffer();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'bild.png');
    return { body };
  },
  deleteImage: image,

  listPlaces: () => ({ query: { at: '2030-01-02T10:00' } }),

  getSettings: nothing,
  getOperatorSettings: nothing,
  getVatRates: nothing,
  getOperations: nothing,
  getMailSentences: nothing,
  setMailSentence: () => ({
    params: { template: 'reminder', language: 'de' },
    body: { sentence: 'Bitte bringen Sie Handschuhe mit.' },
  }),
  removeMailSentence: async ({ admin }) => {
    const params = { template: 'reminder', language: 'de' };
    await call(setMailSentence, { token: admin.token, params, body: { sentence: 'Bis bald' } });
    return { params };
  },
  setVatRate: () => ({ params: { validFrom: '2030-01-01' }, body: { percent: 19 } }),
  removeVatRate: async ({ admin }) => {
    const params = { validFrom: '2030-01-01' };
    await call(setVatRate, { token: admin.token, params, body: { percent: 19 } });
    return { params };
  },
  updateSettings: () => ({ body: { graceMinutes: 15 } }),

  importVehicles: () => ({ query: { preview: 'true' }, body: tableOf(vehicleTable()) }),
  importCustomers: () => ({
    query: { preview: 'true' },
    body: tableOf(customerTable([form().email])),
  }),

  getDashboard: nothing,
  getFigures: () => ({ query: { from: '2030-01-01', until: '2030-01-31' } }),
  exportUsers: nothing,
  exportVehicles: nothing,
  exportReservations: nothing,
  getMonthReport: () => ({ query: { month: '2030-01' } }),
  downloadDatev: async ({ admin }) => {
    const body = { accountChart: 3, datevConsultant: 29_098, datevClient: 55_003 };
    await call(updateSettings, { token: admin.token, body });
    return { query: { month: '2030-01' } };
  },
  downloadAudit: () => ({ query: { from: '2030-01-01', until: '2030-01-31' } }),
  downloadMonthReport: () => ({ query: { month: '2030-01', format: 'csv' } }),

  health: nothing,
  getFeatures: nothing,
  describeApi: nothing,
  showDocs: nothing,
};
