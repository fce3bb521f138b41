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
  pickUpTime: pickUp(moments),
  dropOffTime: dropOff(moments),
  pickUpLocation,
  dropOffLocation,
});

/** The question whether a vehicle is free. */
export const availabilityQuery = (vehicleId: number, moments: Moments) => ({
  carId: vehicleId,
  pickUpDateTime: pickUp(moments),
  dropOffDateTime: dropOff(moments),
});

const pickUp = ({ pickUpDate, pickUpTime }: Moments) => toWire(`${pickUpDate}T${pickUpTime}`);
const dropOff = ({ dropOffDate, dropOffTime }: Moments) => toWire(`${dropOffDate}T${dropOffTime}`);
