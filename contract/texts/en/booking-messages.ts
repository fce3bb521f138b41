import { counting } from '../counting.ts';
import type { RentalFieldName } from '../../reservations/rental-fields.ts';

const { plural } = counting('en');

const rentalMessages = {
  pickUpLocation: 'Enter a pick-up location',
  pickUpTime: 'Select a pick-up time',
  dropOffLocation: 'Enter a drop-off location',
  dropOffTime: 'Select a drop-off time',
} satisfies Record<RentalFieldName, string>;

/** Messages of booking. */
export const bookingMessages = {
  payment: {
    cardNumber: 'Please enter the card number',
    cardNumberInvalid: 'Please check the card number',
    nameOnCard: 'Please enter the name on the card',
    expireDate: 'Please enter the expire date',
    expireDateInvalid: 'Enter a valid expire date (MM/YY)',
    cvc: 'Please enter CVC',
    cvcNotNumber: 'Must be number', // sic
    contract: 'Please read the contract and check the box',
  },
  times: {
    bad: 'Enter a valid date and time',
    skipped: 'This time does not exist: the clock is put forward in this hour',
  },
  reservations: {
    ...rentalMessages,
    pickUpDate: 'Select a pick-up date',
    dropOffDate: 'Select a drop-off date',
    pickUpPast: 'Pick-up date cannot be before today',
    pickUpTimePast: 'Pick-up time cannot be in the past',
    dropOffBeforePickUp: 'Drop-off date cannot be before the pick-up date',
    tooShort: 'Drop-off date should get at least 1 hour later the pick-up date', // sic
    tooFar: 'Vehicles can be booked at most two years ahead',
    tooFarBack: 'Rentals can be recorded at most two years back',
    rentalTooLong: ({ max }: { max: number }) =>
      plural(max, {
        one: 'A rental can last at most # day',
        other: 'A rental can last at most # days',
      }),
    tooManyDays: ({ max }: { max: number }) =>
      `Your upcoming rentals may have at most ${max} days together. Please call us for more`,
    tooManyOfNetwork:
      'Too many bookings came from your network within an hour. Please try again later or call us',
    tooManyOpen: ({ max }: { max: number }) =>
      plural(max, {
        one: 'You can have at most # open reservation at a time',
        other: 'You can have at most # open reservations at a time',
      }),
    tooManyAnHour: ({ max }: { max: number }) =>
      `You can make at most ${max} bookings an hour. Please try again later`,
    termsChanged: 'The contract has changed. Please reload the page and read the new one',
    noTerms: 'There are no such terms',
    leavesNothing: 'The agreed discount is as high as the new price: nothing would be left to pay.',
    shorterByUs: 'A discount was agreed for the longer rental. Please call us to make it shorter.',
    priceChanged: 'The price has changed',
    available: 'The vehicle is available',
    taken: 'The vehicle you selected is not avilable. Please select different date', // sic
    pastDeadline: 'This is no longer possible online. Please call us{phone}',
    closed: 'This reservation is cancelled or completed',
    onlyLater: 'Only a later drop-off is possible now. For anything else please call us{phone}',
    changed: 'Your reservation was changed',
    cancelled: 'Your reservation was cancelled',
    notReady: 'The vehicle is not ready by then. Please select a later pick-up',
    updated: 'Reservation was updated',
    deleted: 'Reservation was deleted',
    hasPayments:
      'Money was noted for this reservation, so it cannot be deleted. Cancel it and note what you pay back',
    hasInvoices: 'There are invoices of this reservation, so it cannot be deleted',
    notFound: 'There is no such reservation',
    final:
      'A cancelled or completed reservation cannot be changed unless it is set back to CREATED',
    customerBlocked: 'You cannot book online at present. Please call us{phone}',
    latinNameRequired:
      'Before the booking we need the name as in the passport, in Latin letters, in the profile',
    customerErased: 'The account of this customer was erased, so the reservation stays as it is',
    notPickedUp: 'A reservation can be completed only after its pick-up',
  },
  places: {
    at: 'Please enter a time',
    unknown: 'Please select one of the places',
    oneWayNotOffered: 'One-way rentals are not offered: choose the place of the pick-up',
    closed: ({ place, time }: { place: string; time: string }) =>
      `${place} is closed then. The nearest time at which it is open: ${time.replace('T', ' ')}`,
    closedForLong: ({ place }: { place: string }) => `${place} is closed then`,
  },
} as const;
