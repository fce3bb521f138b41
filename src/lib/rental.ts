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

/** Places and times of a request to book or change a rental. */
export const rentalBody = ({ pickUpLocation, dropOffLocation, ...moments }: RentalForm) => ({
  ...rentalTimes(moments),
  pickUpLocation,
  dropOffLocation,
});

/** The times of a request about a rental. */
export const rentalTimes = (form: Moments) => ({
  pickUpTime: toWire(`${form.pickUpDate}T${form.pickUpTime}`),
  dropOffTime: toWire(`${form.dropOffDate}T${form.dropOffTime}`),
});
