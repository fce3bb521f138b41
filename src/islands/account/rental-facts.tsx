import { useCallback } from 'react';
import {
  rentalFieldNames,
  rentalFields,
  type RentalFieldName,
} from '../../../contract/reservations/rental-fields.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { amountDueOf, dueTaxNote } from '../../lib/rental/amount-due.ts';
import { dateTime, price } from '../../lib/texts/format.ts';
import { texts } from '../../lib/texts/texts.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { getTerms, type Terms } from '../../../contract/reservations/terms.ts';
import { call } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/api/save-file.ts';
import { ContractDialog } from '../ui/ContractDialog.tsx';
import type { FactRow } from '../ui/Facts.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { TermsText } from './TermsText.tsx';

type Rental = Pick<
  Reservation,
  RentalFieldName | 'status' | 'totalPrice' | 'amountDue' | 'currency' | 'vatPercent'
>;

const rentalLabels = (): Record<RentalFieldName, string> => {
  const { fields, rental } = texts();
  return { ...fields, pickUpTime: rental.pickUp, dropOffTime: rental.dropOff };
};

/** A rental's fields, status and price, each with its label. */
export const rentalFactsOf = (rental: Rental): FactRow[] => [
  ...rentalFieldNames.map((name) => fieldFact(rental, name)),
  [texts().rental.status, <StatusBadge key="status" status={rental.status} />],
  [texts().rental.price, dueText(rental)],
];

/** What is shown by itself: when and where. */
const timesAndPlaces: readonly RentalFieldName[] = [
  'pickUpTime',
  'pickUpLocation',
  'dropOffTime',
  'dropOffLocation',
];

/** A rental's fields besides its times and places. */
export const furtherRentalFactsOf = (rental: Rental): FactRow[] =>
  rentalFieldNames
    .filter((name) => !timesAndPlaces.includes(name))
    .map((name) => fieldFact(rental, name));

const fieldFact = (rental: Rental, name: RentalFieldName): FactRow => [
  rentalLabels()[name],
  rentalFields[name].kind === 'moment' ? dateTime(rental[name]) : rental[name],
];

function dueText(rental: Rental): string {
  const amount = amountDueOf(rental);
  if (amount === null) return '–';
  return [price(amount, rental.currency), dueTaxNote(rental)].filter(Boolean).join(', ');
}

/** A button that opens the contract that applies to a reservation, which is loaded then. */
export function BookedContract({ hash }: { hash: string }) {
  const { contract } = texts();
  const load = useCallback(() => call(getTerms, { params: { hash } }), [hash]);
  const save = ({ text, validFrom }: Terms) =>
    saveFile(new Blob([text], { type: 'text/plain' }), `mietvertrag-${validFrom}.txt`);
  return (
    <ContractDialog label={contract.readBooked}>
      <Loaded load={load} failed={contract.title}>
        {(terms) => (
          <>
            <TermsText terms={terms} />
            <button type="button" className="button" onClick={() => save(terms)}>
              {contract.save}
            </button>
          </>
        )}
      </Loaded>
    </ContractDialog>
  );
}
