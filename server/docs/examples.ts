import { sampleRental } from '../../contract/rental-fields.ts';
import type { CallName } from '../../contract/calls.ts';
import { defaultTimeZone, features } from '../../contract/features.ts';
import * as counterSamples from './counter-samples.ts';
import { figures } from './figure-samples.ts';
import * as samples from './samples.ts';

export interface Example {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  answer?: unknown;
}

const { person, user, customer, vehicle, fleetVehicle, vehicleFields, reservation, imageId } =
  samples;
const { contact, message, page, done, image, lines, agreed } = samples;
const id = { id: 7 };
const byImage = { params: { imageId } };
const paging = { page: 0, size: 10, direction: 'ASC' };
const ofPage = (sort: string) => ({ ...paging, sort });
const ofVehicle = { vehicleId: vehicle.id };
const times = { pickUpTime: '01/02/2030 10:00:00', dropOffTime: '01/02/2030 12:30:00' };
const blockBody = { ...samples.blockFields, move: [{ reservationId: 8, vehicleId: 4 }] };
const moved = [{ reservationId: 8, version: 2 }];
const booking = { ...sampleRental(), ...times };
const booked = {
  ...done('Reservation created'),
  reservation: { ...id, number: 'R-000008', totalPrice: 37.5, lines },
};
const ownReservation = { ...reservation, changeableUntil: '2030-01-01T10:00:00' };
const vehicleDamage = { ...counterSamples.knownDamage, reservationId: null, step: null };
const password = 'Geheim-Wort-1!';

/** One request to each call and its answer. */
export const examples: Record<CallName, Example> = {
  login: {
    body: { email: person.email, password, device: samples.device },
    answer: { token: samples.token },
  },
  register: {
    body: { ...person, password, confirmPassword: password },
    answer: done("You're registered successfully!"),
  },
  logout: { answer: done('You are logged out') },
  forgotPassword: {
    body: { email: person.email },
    answer: done('If there is an account with this email, a link is on its way'),
  },
  resetPassword: {
    body: { token: samples.token, password, confirmPassword: password },
    answer: { ...done('Your password is set. You can log in with it now'), email: person.email },
  },
  checkPasswordLink: { body: { token: samples.token }, answer: done('This link works') },
  confirmEmail: { body: { token: samples.token }, answer: done('Your email is confirmed') },
  changeEmail: {
    body: { email: 'erika.mustermann@example.com', password },
    answer: done('We have sent a link to the new address. Open it to finish the change'),
  },
  resendEmailChange: { answer: done('We have sent the link to the new address again') },
  withdrawEmailChange: { answer: done('Your email stays as it is. The link no longer works') },
  resendConfirmation: { answer: done('We have sent you a new link') },
  listSessions: { answer: [samples.ownSession] },
  endOtherSessions: { answer: done('All other devices were logged out') },
  endSession: { params: id, answer: done('This device was logged out') },

  currentUser: { answer: user },
  getOwnData: { answer: samples.ownData },
  updateProfile: { body: person, answer: done('Your profile was updated') },
  setLanguage: { body: { language: 'de' }, answer: done('Your language was stored') },
  changePassword: {
    body: { oldPassword: password, newPassword: 'Anderes-Wort-2!' },
    answer: done('Your password was updated'),
  },

  listVehicles: { answer: [vehicle] },
  pageVehicles: { query: ofPage('model'), answer: page(vehicle) },
  getVehicle: { params: { id: vehicle.id }, answer: vehicle },
  getFleetVehicle: { params: { id: vehicle.id }, answer: fleetVehicle },
  pageFleet: {
    query: { ...ofPage('model'), search: 'stadt', category: 'small_car', state: 'blocked' },
    answer: page(samples.listedVehicle),
  },
  createVehicle: { ...byImage, body: vehicleFields, answer: done('Vehicle was created') },
  updateVehicle: {
    query: { id: vehicle.id, imageId },
    body: { ...vehicleFields, furtherImages: [samples.furtherImageId] },
    answer: done('Vehicle was updated'),
  },
  deleteVehicle: { params: { id: vehicle.id }, answer: done('Vehicle was deleted') },

  changePrices: {
    body: { prices: [samples.priceChange] },
    answer: done('Prices were changed'),
  },

  searchVehicles: {
    query: { ...ofPage('price'), ...times, category: 'van', include: 'taken' },
    answer: {
      content: [{ ...vehicle, available: true, totalPrice: 37.5, nextFree: null }],
      ...{ number: 0, size: 20, last: true },
    },
  },
  quoteVehicle: {
    params: { id: vehicle.id },
    query: times,
    answer: {
      ...{ available: false, totalPrice: 37.5, takenUntil: '2030-01-02T14:30:00' },
      lines: samples.quoteLines,
      nextFree: { pickUpTime: '2030-01-02T14:30:00', dropOffTime: '2030-01-02T17:00:00' },
      alternatives: [{ ...vehicle, id: 4, totalPrice: 37.5, lines: samples.quoteLines }],
    },
  },
  vehicleCalendar: {
    params: { id: vehicle.id },
    query: { from: '2030-01-02', days: '2' },
    answer: {
      days: [
        { date: '2030-01-02', state: 'partly', taken: [{ from: '10:00', until: '14:30' }] },
        { date: '2030-01-03', state: 'free', taken: [] },
      ],
    },
  },

  listBlocks: {
    query: { from: '2030-01-01', until: '2030-01-31', vehicleId: vehicle.id },
    answer: [samples.block],
  },
  createBlock: {
    body: blockBody,
    answer: { ...done('Vehicle was taken out of service'), block: samples.block, moved },
  },
  updateBlock: {
    params: { id: samples.block.id },
    body: { ...blockBody, moveBack: [] },
    answer: { ...done('Block was updated'), block: samples.block, moved, stayed: [] },
  },
  deleteBlock: {
    params: { id: samples.block.id },
    body: { moveBack: moved },
    answer: {
      ...done('Vehicle is back in service'),
      stayed: [{ reservationId: 8, code: 'vehicle_taken' }],
    },
  },

  retireVehicle: {
    params: { id: vehicle.id },
    body: { move: blockBody.move },
    answer: { ...done('Vehicle is retired'), moved },
  },
  reinstateVehicle: { params: { id: vehicle.id }, answer: done('Vehicle is back in service') },

  checkAvailability: {
    query: { ...ofVehicle, ...times },
    answer: {
      ...{ ...done('The vehicle is available'), available: true, totalPrice: 37.5 },
      lines: samples.quoteLines,
      ...{ takenUntil: null, nextFree: null, alternatives: [] },
    },
  },
  createReservation: {
    query: ofVehicle,
    body: { ...booking, expectedPrice: 37.5 },
    answer: booked,
  },
  quoteRental: {
    query: { ...ofVehicle, ...times, reservationId: 8 },
    answer: {
      totalPrice: 32.5,
      lines: samples.adjustedLines,
      ...{ available: false, ready: true },
      blocks: [],
      conflicts: [
        {
          id: reservation.id,
          customer: `${person.firstName} ${person.lastName}`,
          pickUpTime: reservation.pickUpTime,
          dropOffTime: reservation.dropOffTime,
        },
      ],
    },
  },
  createReservationFor: {
    query: { ...ofVehicle, userId: user.id },
    body: { ...booking, expectedPrice: 37.5 },
    answer: booked,
  },
  listOwnReservations: { query: ofPage('pickUpTime'), answer: page(ownReservation) },
  getOwnReservation: {
    params: id,
    answer: { ...ownReservation, lines, agreed, termsHash: samples.terms.hash },
  },
  previewChange: {
    params: id,
    query: times,
    answer: {
      ...{ available: true, totalPrice: 50, difference: 12.5, freeUntil: null, takenUntil: null },
      lines: [{ ...lines[0]!, quantity: 4, amount: 50 }],
    },
  },
  changeReservation: {
    params: id,
    body: { ...booking, expectedPrice: 50 },
    answer: done('Your reservation was changed'),
  },
  cancelReservation: { params: id, answer: done('Your reservation was cancelled') },
  listPapers: { params: id, answer: [samples.sentPaper] },
  getPaper: { params: { ...id, kind: 'confirmation' }, query: { language: 'de' } },
  getSentPaper: { params: { ...id, paperId: samples.sentPaper.id } },
  getCalendarFile: { params: id, query: { language: 'de' } },
  getTerms: { params: { hash: samples.terms.hash }, answer: samples.terms },
  getReservation: {
    params: id,
    answer: { ...reservation, lines, agreed, termsHash: samples.terms.hash, customerErased: false },
  },
  listReservations: { answer: [reservation] },
  pageReservations: {
    query: {
      ...ofPage('pickUpTime'),
      ...{ search: 'Mustermann', state: 'open', category: 'van' },
      ...{ from: '2030-01-01', until: '2030-01-31' },
    },
    answer: page(samples.listedReservation),
  },
  searchAll: { query: { q: 'Mustermann' }, answer: samples.foundRecords },
  listReservationsOf: { query: { userId: user.id }, answer: [reservation] },
  getTimeline: {
    query: { ...ofPage('model'), from: '2030-01-01', until: '2030-01-14' },
    answer: page(samples.lane),
  },
  getCounter: { params: id, answer: counterSamples.counter },
  handOver: {
    params: id,
    body: {
      ...counterSamples.readings,
      licenceSeen: true,
      note: counterSamples.counter.handOver.note,
      damages: [],
      signature: counterSamples.counter.handOver.signature,
    },
    answer: { ...done('Vehicle was handed over'), counter: counterSamples.counter },
  },
  previewReturn: {
    params: id,
    query: {
      ...counterSamples.readingsAtReturn,
      at: counterSamples.returnedAt,
      damageAmounts: '150',
    },
    answer: counterSamples.returnPreview,
  },
  takeBack: {
    params: id,
    body: {
      ...counterSamples.readingsAtReturn,
      at: counterSamples.returnedAt,
      expectedPrice: 212.5,
      damages: [{ ...counterSamples.newDamage, amount: 150 }],
      block: { until: null, note: counterSamples.newDamage.note },
    },
    answer: { ...done('Vehicle is back'), counter: counterSamples.counterAfter },
  },
  recordNoShow: {
    params: id,
    body: { note: 'Telefonisch nicht erreicht' },
    answer: { ...done('No-show was recorded'), counter: counterSamples.counterNoShow },
  },
  undoCounterStep: {
    params: id,
    body: { step: 'hand-over' },
    answer: { ...done('Step was undone'), counter: counterSamples.counterBefore },
  },
  addLine: {
    params: id,
    body: { kind: 'fee', amount: 30, text: 'Innenreinigung' },
    answer: { ...done('Line was added'), counter: counterSamples.counterWithFee },
  },
  removeLine: {
    params: { ...id, lineId: 13 },
    answer: { ...done('Line was removed'), counter: counterSamples.counter },
  },
  addPayment: {
    params: id,
    body: { ...counterSamples.payment, at: null },
    answer: { ...done('Payment was noted'), counter: counterSamples.counterPaid },
  },
  removePayment: {
    params: { ...id, paymentId: counterSamples.payment.id },
    answer: { ...done('Payment was removed'), counter: counterSamples.counter },
  },
  listDamages: { params: { id: vehicle.id }, answer: [vehicleDamage] },
  addDamage: {
    params: { id: vehicle.id },
    body: {
      id: vehicleDamage.id,
      place: vehicleDamage.place,
      note: vehicleDamage.note,
    },
    answer: { ...done('Damage was noted'), damages: [vehicleDamage] },
  },
  repairDamage: {
    params: { id: vehicle.id, damageId: vehicleDamage.id },
    body: { isRepaired: true },
    answer: {
      ...done('Damage was marked as repaired'),
      damages: [{ ...vehicleDamage, repairedAt: '2030-01-05T16:00:00' }],
    },
  },
  listPhotos: { params: id, answer: [counterSamples.photo] },
  getPhoto: {
    params: { ...id, photoId: counterSamples.photo.id },
    query: { size: 'preview' },
  },
  putPhoto: {
    params: { ...id, photoId: counterSamples.photo.id },
    query: {
      step: counterSamples.photo.step,
      damageId: counterSamples.newDamage.id,
      takenAt: counterSamples.photo.takenAt,
    },
    answer: done('Photo was stored'),
  },
  deletePhoto: {
    params: { ...id, photoId: counterSamples.photo.id },
    answer: done('Photo was deleted'),
  },
  updateReservation: {
    query: { ...ofVehicle, reservationId: reservation.id },
    body: { ...booking, status: 'DONE', adjustment: samples.adjustment },
    answer: done('Reservation was updated'),
  },
  deleteReservation: { params: id, answer: done('Reservation was deleted') },
  cancelReservations: {
    body: { ids: [7, 8] },
    answer: {
      ...done('Each reservation that could be cancelled is cancelled'),
      results: [
        { id: 7, number: 'R-000007', done: true, code: null, message: null },
        {
          ...{ id: 8, number: 'R-000008', done: false, code: 'reservation_closed' },
          message: 'This reservation was cancelled or completed',
        },
      ],
    },
  },

  getReservationHistory: { params: id, answer: [samples.historyEntry] },
  getVehicleHistory: { params: { id: vehicle.id }, answer: [samples.vehicleHistoryEntry] },
  pageHistory: {
    query: { ...paging, sort: 'at', direction: 'DESC', kind: 'vehicle' },
    answer: page({
      ...samples.vehicleHistoryEntry,
      ...{ kind: 'vehicle', subjectId: vehicle.id, subject: vehicle.model },
    }),
  },

  listViews: { query: { screen: 'reservations' }, answer: [samples.view] },
  saveView: {
    body: { screen: 'reservations', name: samples.view.name, query: samples.view.query },
    answer: { ...done('The view is saved'), view: samples.view },
  },
  renameView: {
    params: id,
    body: { name: 'Transporter, zu spät' },
    answer: done('The view is renamed'),
  },
  deleteView: { params: id, answer: done('The view is deleted') },

  listUsers: { answer: [customer] },
  pageUsers: { query: { ...ofPage('firstName'), search: 'muster' }, answer: page(customer) },
  getUser: { params: id, answer: customer },
  updateUser: {
    params: id,
    body: {
      ...{ ...person, roles: user.roles, password: '' },
      ...{ note: customer.note, blocked: true },
    },
    answer: done('User was updated'),
  },
  createCustomer: {
    body: { ...person, language: 'de' },
    answer: { ...done('The customer was created and gets an invitation by mail'), ...id },
  },
  getCustomerTotals: { params: id, answer: samples.customerTotals },
  getCustomerData: { params: id, answer: samples.dataOfCustomer },
  previewMerge: {
    params: id,
    query: { otherId: 9 },
    answer: {
      ...{ reservations: 3, open: 1, payments: 2, mails: 4 },
      takes: ['phoneNumber', 'companyName'],
    },
  },
  mergeCustomers: {
    params: id,
    body: { otherId: 9 },
    answer: done('The records are merged'),
  },
  inviteCustomer: { params: id, answer: done('The invitation is on its way') },
  deleteUser: { params: id, answer: done('User was deleted') },
  eraseAccount: {
    body: { password },
    answer: { ...done('Your account was erased'), contactMessages: 0 },
  },
  eraseCustomer: {
    params: id,
    answer: { ...done('The personal data was erased'), contactMessages: 0 },
  },

  sendMessage: { body: contact, answer: done('Your message was send') },
  listMessages: { answer: [message] },
  pageMessages: { query: ofPage('subject'), answer: { ...page(message), unread: 1 } },
  getMessage: {
    params: id,
    answer: { ...message, ...samples.answered, unread: false, answerable: false },
  },
  answerMessage: {
    params: id,
    body: { text: samples.answered.answer },
    answer: done('Your answer is on its way'),
  },
  deleteMessage: { params: id, answer: done('Message was deleted') },

  pageMails: {
    query: { ...ofPage('createdAt'), state: 'failed', search: 'erika' },
    answer: { ...page(samples.mail), way: 'smtp' },
  },
  getMail: {
    params: id,
    answer: {
      ...samples.mail,
      content: { subject: 'Morgen geht es los', text: 'Guten Tag …', html: '<p>Guten Tag …</p>' },
    },
  },
  resendMail: { params: id, answer: done('The mail is sent again') },

  displayImage: { ...byImage, query: { w: 800 } },
  downloadImage: byImage,
  listImages: { answer: [image] },
  uploadImage: { answer: { ...done('Image was uploaded'), imageId } },
  deleteImage: { ...byImage, answer: done('Image was deleted') },

  getDashboard: { answer: samples.dashboard },
  getFigures: {
    query: { from: figures.from, until: figures.until },
    answer: figures,
  },
  exportUsers: { query: { search: 'Mustermann Erika', sort: 'lastName' } },
  exportVehicles: { query: { category: 'small_car' } },
  exportReservations: { query: { status: 'DONE', from: '2030-01-01', until: '2030-01-31' } },
  getMonthReport: { query: { month: '2030-01' }, answer: samples.monthReport },
  downloadMonthReport: { query: { month: '2030-01', format: 'csv' } },

  health: { answer: { status: 'ok' } },
  getFeatures: { answer: { features: [...features], timeZone: defaultTimeZone } },
  describeApi: { answer: { openapi: '3.1.1', paths: {} } },
  showDocs: {},
};
