import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import type { PostalAddress } from '../../../contract/users/postal-address.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { company } from '../../lib/site/company.ts';
import { companyAddress } from '../../lib/site/company-address.ts';
import { addressLine } from '../../lib/texts/postal.ts';
import { dateTime, price, withUnit } from '../../lib/texts/format.ts';
import { accountTexts, afterBookingTexts, texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import type { FactRow } from '../ui/Facts.tsx';
import { bookedAddressOf } from './booked-address.ts';
import { statusText } from '../ui/StatusBadge.tsx';
import { getOwnData, type OwnData } from '../../../contract/office/own-data.ts';
import { getTerms, type Terms } from '../../../contract/reservations/terms.ts';
import { call } from '../../lib/api/api.ts';

/** Who rents out. */
export function lessorFacts(): FactRow[] {
  const { fields } = texts();
  const { contract } = afterBookingTexts();
  const { legalName, register, phones, mail } = company;
  return [
    [contract.name, legalName],
    [fields.address, companyAddress],
    [contract.register, `${register.court}, ${register.number}`],
    [accountTexts().ownData.vatId, register.vatId],
    [fields.phoneNumber, phones[0]],
    [fields.email, mail],
  ];
}

const addressOf = ({ address, zipCode, city, country }: OwnData['user']): PostalAddress => ({
  address,
  zipCode,
  city,
  country,
});

/** Who rents: the name and address as at booking, today's where those were not stored. */
export function renterFactsOf({ user, booked }: ContractParts): FactRow[] {
  const { fields } = texts();
  const { ownData } = accountTexts();
  const isStored = booked?.customerName != null;
  return [
    [
      afterBookingTexts().contract.name,
      isStored ? booked.customerName : `${user.firstName} ${user.lastName}`,
    ],
    [fields.address, addressLine(isStored ? bookedAddressOf(booked) : addressOf(user))],
    // The name of former bookings has the company, too.
    [
      ownData.companyName,
      isStored && booked.customerZipCode != null ? booked.customerCompany : user.companyName,
    ],
    [ownData.vatId, user.vatId],
    [fields.phoneNumber, user.phoneNumber],
    [fields.email, user.email],
  ];
}

/** Under which number, when and for which deposit and kilometres it was booked. */
export function agreedFactsOf(reservation: Reservation, { booked }: ContractParts): FactRow[] {
  const { rental } = texts();
  const { id, status, agreed, currency } = reservation;
  const { deposit, includedKmPerDay, pricePerExtraKm } = agreed ?? {};
  const labels = vehicleTexts();
  return [
    [rental.number, reservationNumber(id)],
    [afterBookingTexts().contract.booked, booked && dateTime(booked.bookedAt)],
    [rental.status, statusText(status)],
    [labels.deposit, deposit != null && price(deposit, currency)],
    [labels.includedKmPerDay, includedKmPerDay != null && withUnit(includedKmPerDay, 'kilometres')],
    [labels.pricePerExtraKm, pricePerExtraKm != null && price(pricePerExtraKm, currency)],
  ];
}

export interface ContractParts {
  user: OwnData['user'];
  /** Of the reservation: what only the own data tells; undefined if it has just been erased. */
  booked: OwnData['reservations'][number] | undefined;
  /** As they were agreed to; null if none were stored. */
  terms: Terms | null;
}

/** What a contract says besides the reservation: whose it is, as at booking, and under which terms. @throws ApiError */
export async function contractParts({ id, termsHash }: Reservation): Promise<ContractParts> {
  const [{ user, reservations }, terms] = await Promise.all([
    call(getOwnData, {}),
    termsHash ? call(getTerms, { params: { hash: termsHash } }) : null,
  ]);
  return { user, booked: reservations.find((reservation) => reservation.id === id), terms };
}
