import type { OwnData } from '../../../contract/office/own-data.ts';
import type { PostalAddress } from '../../../contract/users/postal-address.ts';

/** Where the customer was at home when they booked. */
export const bookedAddressOf = (booked: OwnData['reservations'][number]): PostalAddress => ({
  address: booked.customerAddress,
  zipCode: booked.customerZipCode,
  city: booked.customerCity,
  country: booked.customerCountry,
});
