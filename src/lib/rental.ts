import type { Moments, RentalForm } from '../../contract/rental.ts';
import { perRentalLine } from '../../contract/rental-fields.ts';
import { toWire } from '../../contract/times.ts';

export const emptyRental: RentalForm = {
  ...perRentalLine(() => ''),
  pickUpDate: '',
  pickUpTime: '',
  dropOffDate: '',
  dropOffTime: '',
};

/** Places and times of a request to book or change a rental. */
export const rentalBody = (form: RentalForm) => ({
  ...rentalTimes(form),
  ...perRentalLine((name) => form[name]),
});

/** The times of a request about a rental. */
export const rentalTimes = (form: Moments) => ({
  pickUpTime: toWire(`${form.pickUpDate}T${form.pickUpTime}`),
  dropOffTime: toWire(`${form.dropOffDate}T${form.dropOffTime}`),
});
