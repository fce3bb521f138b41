import type { ReactNode } from 'react';
import type { OwnData } from '../../../contract/own-data.ts';
import { dateTime } from '../../lib/format.ts';
import { accountTexts, texts } from '../../lib/texts.ts';
import { rentalFactsOf } from './rental-facts.tsx';

type Booked = OwnData['reservations'][number];

/** All that is stored about a reservation, each with its label; what is not stored is left out. */
export function bookedFactsOf(reservation: Booked): [string, ReactNode][] {
  const { ownData } = accountTexts();
  const { vehicle, bookedAt, bookedByCustomer, customerName, customerAddress, termsHash } =
    reservation;
  const facts: [string, ReactNode][] = [
    [texts().rental.vehicle, vehicle],
    ...rentalFactsOf(reservation),
    [ownData.booked, dateTime(bookedAt)],
    [ownData.bookedBy, bookedByCustomer ? ownData.you : ownData.us],
    [ownData.customerName, customerName],
    [ownData.customerAddress, customerAddress],
    [ownData.contract, termsHash && <code className="label">{termsHash.slice(0, 12)} …</code>],
  ];
  return facts.filter(([, value]) => value !== null);
}
