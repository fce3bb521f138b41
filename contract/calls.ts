import { login, logout, register } from './auth.ts';
import { getDashboard } from './dashboard.ts';
import { describeApi, showDocs } from './docs.ts';
import type { Endpoint } from './endpoint.ts';
import { exportReservations, exportUsers, exportVehicles } from './exports.ts';
import { getFeatures } from './features.ts';
import { deleteImage, displayImage, downloadImage, listImages, uploadImage } from './images.ts';
import { health } from './health.ts';
import { deleteMessage, getMessage, listMessages, pageMessages } from './messages-admin.ts';
import { sendMessage } from './messages.ts';
import {
  checkAvailability,
  createReservation,
  getOwnReservation,
  listOwnReservations,
} from './reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  quoteRental,
  updateReservation,
} from './reservations-admin.ts';
import { getTimeline } from './timeline.ts';
import {
  changePassword,
  currentUser,
  deleteUser,
  getUser,
  listUsers,
  pageUsers,
  updateProfile,
  updateUser,
} from './users.ts';
import {
  createVehicle,
  deleteVehicle,
  getVehicle,
  listVehicles,
  pageVehicles,
  updateVehicle,
} from './vehicles.ts';

/** Every API call by name, grouped as in the API's description. */
export const calls = {
  'Logging in': { login, register, logout },
  'Your account': { currentUser, updateProfile, changePassword },
  Vehicles: { listVehicles, pageVehicles, getVehicle, createVehicle, updateVehicle, deleteVehicle },
  Reservations: {
    checkAvailability,
    createReservation,
    listOwnReservations,
    getOwnReservation,
    quoteRental,
    createReservationFor,
    getReservation,
    listReservations,
    pageReservations,
    listReservationsOf,
    getTimeline,
    updateReservation,
    deleteReservation,
  },
  Users: { listUsers, pageUsers, getUser, updateUser, deleteUser },
  'Contact messages': { sendMessage, listMessages, pageMessages, getMessage, deleteMessage },
  Images: { displayImage, downloadImage, listImages, uploadImage, deleteImage },
  Figures: { getDashboard, exportUsers, exportVehicles, exportReservations },
  Service: { health, getFeatures, describeApi, showDocs },
} satisfies Record<string, Record<string, Endpoint>>;

type Groups = typeof calls;
type NamesIn<Group> = Group extends unknown ? keyof Group : never;
export type CallName = NamesIn<Groups[keyof Groups]> & string;

/** `calls` without the groups. */
export const callsByName = Object.assign({}, ...Object.values(calls)) as Record<CallName, Endpoint>;
