import { sampleRental } from '../../contract/rental-fields.ts';
import type { CallName } from '../../contract/calls.ts';
import { defaultTimeZone, features } from '../../contract/features.ts';
import * as samples from './samples.ts';

export interface Example {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  answer?: unknown;
}

const { person, user, vehicle, vehicleFields, reservation, imageId } = samples;
const { contact, message, page, done, image } = samples;
const id = { id: 7 };
const byImage = { params: { imageId } };
const paging = { page: 0, size: 10, direction: 'ASC' };
const ofPage = (sort: string) => ({ ...paging, sort });
const ofVehicle = { vehicleId: vehicle.id };
const times = { pickUpTime: '01/02/2030 10:00:00', dropOffTime: '01/02/2030 12:30:00' };
const booking = { ...sampleRental(), ...times };
const booked = { ...done('Reservation created'), reservation: { ...id, totalPrice: 37.5 } };
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

  currentUser: { answer: user },
  updateProfile: { body: person, answer: done('Your profile was updated') },
  changePassword: {
    body: { oldPassword: password, newPassword: 'Anderes-Wort-2!' },
    answer: done('Your password was updated'),
  },

  listVehicles: { answer: [vehicle] },
  pageVehicles: { query: ofPage('model'), answer: page(vehicle) },
  getVehicle: { params: { id: vehicle.id }, answer: vehicle },
  createVehicle: { ...byImage, body: vehicleFields, answer: done('Vehicle was created') },
  updateVehicle: {
    query: { id: vehicle.id, imageId },
    body: vehicleFields,
    answer: done('Vehicle was updated'),
  },
  deleteVehicle: { params: { id: vehicle.id }, answer: done('Vehicle was deleted') },

  checkAvailability: {
    query: { ...ofVehicle, ...times },
    answer: { ...done('The vehicle is available'), available: true, totalPrice: 37.5 },
  },
  createReservation: {
    query: ofVehicle,
    body: { ...booking, expectedPrice: 37.5 },
    answer: booked,
  },
  quoteRental: {
    query: { ...ofVehicle, ...times, reservationId: 8 },
    answer: {
      totalPrice: 37.5,
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
  listOwnReservations: { query: ofPage('pickUpTime'), answer: page(reservation) },
  getOwnReservation: { params: id, answer: reservation },
  getReservation: { params: id, answer: reservation },
  listReservations: { answer: [reservation] },
  pageReservations: {
    query: { ...ofPage('pickUpTime'), status: 'CREATED', from: '2030-01-01', until: '2030-01-31' },
    answer: page(reservation),
  },
  listReservationsOf: { query: { userId: user.id }, answer: [reservation] },
  getTimeline: {
    query: { ...ofPage('model'), from: '2030-01-01', until: '2030-01-14' },
    answer: page(samples.lane),
  },
  updateReservation: {
    query: { ...ofVehicle, reservationId: reservation.id },
    body: { ...booking, status: 'DONE' },
    answer: done('Reservation was updated'),
  },
  deleteReservation: { params: id, answer: done('Reservation was deleted') },

  listUsers: { answer: [user] },
  pageUsers: { query: { ...ofPage('firstName'), search: 'muster' }, answer: page(user) },
  getUser: { params: id, answer: user },
  updateUser: {
    params: id,
    body: { ...person, roles: user.roles, password: '' },
    answer: done('User was updated'),
  },
  deleteUser: { params: id, answer: done('User was deleted') },

  sendMessage: { body: contact, answer: done('Your message was send') },
  listMessages: { answer: [message] },
  pageMessages: { query: ofPage('subject'), answer: { ...page(message), unread: 1 } },
  getMessage: { params: id, answer: { ...message, unread: false } },
  deleteMessage: { params: id, answer: done('Message was deleted') },

  displayImage: { ...byImage, query: { w: 800 } },
  downloadImage: byImage,
  listImages: { answer: [image] },
  uploadImage: { answer: { ...done('Image was uploaded'), imageId } },
  deleteImage: { ...byImage, answer: done('Image was deleted') },

  getDashboard: { answer: samples.dashboard },
  exportUsers: { query: { search: 'Mustermann Erika', sort: 'lastName' } },
  exportVehicles: {},
  exportReservations: { query: { status: 'DONE', from: '2030-01-01', until: '2030-01-31' } },

  health: { answer: { status: 'ok' } },
  getFeatures: { answer: { features: [...features], timeZone: defaultTimeZone } },
  describeApi: { answer: { openapi: '3.1.1', paths: {} } },
  showDocs: {},
};
