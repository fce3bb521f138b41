import {
  depositStates,
  dues,
  paymentStates,
} from '../../../../contract/reservations/reservations-admin.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { CustomerFilter } from '../list/CustomerFilter.tsx';
import { DayFilter } from '../list/DayFilter.tsx';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { PlaceFilter } from '../list/PlaceFilter.tsx';
import type { ReservationFilter } from './columns.tsx';

/** The filters that are seldom needed: by customer, place, days on which vehicles go and come, and what is open. */
export function FoldedFilters(props: FilterProps<ReservationFilter>) {
  return (
    <>
      <CustomerFilter {...props} />
      <PlaceFilter {...props} />
      <DayFilter {...props} name="pickedUpOn" label={adminTexts().pickedUpOn} />
      <DayFilter {...props} name="returnedOn" label={adminTexts().returnedOn} />
      <FilterField
        {...props}
        name="due"
        label={adminTexts().due}
        none={adminTexts().allDue}
        options={dues.map((kind) => [kind, adminTexts()[kind]])}
      />
      <FilterField
        {...props}
        name="paymentState"
        label={adminTexts().paymentFilter}
        none={adminTexts().allPaymentStates}
        options={paymentStates.map((state) => [state, adminTexts().paymentStates[state]])}
      />
      <FilterField
        {...props}
        name="depositState"
        label={adminTexts().depositFilter}
        none={adminTexts().allDepositStates}
        options={depositStates.map((state) => [state, adminTexts().depositStates[state]])}
      />
    </>
  );
}
