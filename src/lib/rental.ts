import type { Moments, RentalForm } from '../../contract/rental.ts';
import { toWire } from '../../contract/times.ts';

export const emptyRental: RentalForm = {
  pickUpLocation: '',
  dropOffLocation: '',
  pickUpDate: '',
  pickUpTime: '',
  dropOffDate: '',
  dropOffTime: '',
};

/** What travels of place and time when a rental is booked or changed. */
export const rentalBody = ({ pickUpLocation, dropOffLocation, ...moments }: RentalForm) => ({
  ...rentalTimes(moments),
  pickUpLocation,
  dropOffLocation,
});

/** The same of its times alone. */
export const rentalTimes = (form: Moments) => ({
  pickUpTime: toWire(`${form.pickUpDate}T${form.pickUpTime}`),
  dropOffTime: toWire(`${form.dropOffDate}T${form.dropOffTime}`),
});
