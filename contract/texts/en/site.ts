import type { RentalLineName } from '../../rental-fields.ts';
import type { VehicleFieldName } from '../../vehicle-fields.ts';

const vehicleLabels: Record<VehicleFieldName, string> = {
  model: 'Model',
  doors: 'Doors',
  seats: 'Seats',
  luggage: 'Luggage',
  transmission: 'Transmission',
  airConditioning: 'Air conditioning',
  fuelType: 'Fuel type',
  age: 'Age',
  pricePerHour: 'Price/hour',
};

/** By themselves, for the script that stands in a vehicle's page. */
export const vehicleTexts = {
  title: 'Vehicles',
  empty: 'No vehicles',
  failed: 'The vehicles could not be loaded',
  vehicleFailed: 'The vehicle could not be loaded',
  ...vehicleLabels,
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  yes: 'Yes',
  no: 'No',
  image: (model: string) => `Picture of ${model}`,
  back: 'All vehicles',
} as const;

const rentalLabels: Record<RentalLineName, string> = {
  pickUpLocation: 'Pick-up location',
  dropOffLocation: 'Drop-off location',
};

/** The application's texts. Another language is another catalogue of this shape. */
export const texts = {
  brandLoading: 'Loading …',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  cancel: 'Cancel',
  copy: (text: string) => `Copy ${text}`,
  copied: (text: string) => `Copied ${text}`,
  notCopied: 'This could not be copied',
  unexpected: 'Unexpected Application Error!',
  unexpectedHint: 'Reload the page. If it happens again, please write to us.',
  chunkFailed: 'Loading chunk failed',
  chunkFailedHint: 'A part of the page did not arrive. Reload the page to try again.',
  unreachable: 'The server cannot be reached. Please check your connection and try again',
  notUnderstood: 'The answer of the server was not understood',
  notOffered: 'This server does not offer this function',
  notFound: {
    title: 'Opps! Something went wrong', // sic
    text: "The page you're looking for couldn't be found.",
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: string, total: string) => `Page ${number} of ${total}`,
  },
  menu: {
    admin: 'Admin Panel',
    profile: 'Profile',
    reservations: 'Reservations',
    logout: 'Logout',
    logoutQuestion: 'Are you sure to logout?', // sic
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone number',
    address: 'Address',
    zipCode: 'Zip code',
    email: 'Email',
    emailFixed: 'The email cannot be changed here',
    password: 'Password',
    confirmPassword: 'Confirm password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    confirmNewPassword: 'Confirm new password',
    passwordRules:
      'At least 8 characters with a lowercase and an uppercase letter, a digit and one of @$!%*#?&',
    /** Indexed by zxcvbn's score. */
    strength: [
      'Strength: too weak, easy to guess',
      'Strength: too weak, easy to guess',
      'Strength: fair',
      'Strength: good',
      'Strength: strong',
    ],
    show: (field: string) => `Show ${field.toLowerCase()}`,
    ...rentalLabels,
    pickUpDate: 'Pick-up date',
    pickUpTime: 'Pick-up time',
    dropOffDate: 'Drop-off date',
    dropOffTime: 'Drop-off time',
  },
  auth: {
    title: 'Your account',
    login: 'Login',
    register: 'Register',
    back: 'Back',
    home: 'Home',
    ended: 'Your session has ended. Please log in again',
    switchUser: 'Log in as another user',
  },
  vehicles: vehicleTexts,
  contact: {
    label: 'Contact form',
    name: 'Name',
    subject: 'Subject',
    body: 'Message',
    used: (count: number, max: number) => `${count} of ${max} characters`,
    send: 'Send message',
  },
  account: {
    profile: 'Profile',
    updateProfile: 'Update Profile',
    updatePassword: 'Update Password',
    reservations: 'Reservations',
    noReservations: 'No reservation',
    reservationsFailed: 'The reservations could not be loaded',
    reservationFailed: 'The reservation could not be loaded',
    reservation: (id: number | string) => `Reservation ${id}`,
    backToReservations: 'Back to reservations',
    number: 'No.',
    vehicle: 'Vehicle',
    pickUp: 'Pick-up',
    dropOff: 'Drop-off',
    status: 'Status',
    price: 'Price',
  },
} as const;
