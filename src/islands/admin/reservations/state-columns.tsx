import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { price } from '../../../lib/texts/format.ts';
import { adminTexts, finderTexts } from '../../../lib/texts/texts.ts';
import type { Column } from '../../ui/Table.tsx';
import { BlockedMark } from '../BlockedMark.tsx';
import { CustomerName } from '../CustomerName.tsx';
import { MissingMark } from '../MissingMark.tsx';
import { VehicleName } from '../VehicleName.tsx';
import { priceColumn, StateBadge, stopColumns } from './shared-columns.tsx';
import styles from './columns.module.css';

/** The columns where the host says who rents and what the rental is doing. */
export const stateColumns = (): Column<ListedReservation>[] => [
  {
    title: finderTexts().number,
    area: 'number',
    cell: ({ id, number }) => (
      <span className={styles.number}>{number ?? reservationNumber(id)}</span>
    ),
    sort: 'id',
  },
  {
    title: adminTexts().customer,
    area: 'customer',
    grows: 1,
    cell: ({ customer, companyName, customerBlocked }) => (
      <>
        <span className={styles.wrapped}>
          {customer === undefined ? (
            '–'
          ) : (
            <CustomerName customer={customer} companyName={companyName} />
          )}
        </span>{' '}
        {customerBlocked && <BlockedMark />}
      </>
    ),
  },
  {
    title: adminTexts().vehicle,
    area: 'vehicle',
    grows: 1.2,
    cell: ({ vehicle, vehicleMissing }) =>
      vehicle ? <VehicleName vehicle={vehicle} isLost={vehicleMissing} /> : '–',
  },
  ...stopColumns(),
  {
    title: finderTexts().state,
    area: 'state',
    grows: 1,
    cell: ({ state, vehicleMissing }) => (
      <>
        {state ? <StateBadge state={state} /> : '–'} {vehicleMissing && <MissingMark />}
      </>
    ),
  },
  priceColumn(),
  {
    title: adminTexts().openAmount,
    area: 'open',
    cell: OpenAmount,
    numeric: true,
    isNamed: true,
  },
];

/** What is still to be paid, what of it is late, and what is held of a deposit. */
function OpenAmount({ open, isOverdue, depositHeld, currency }: ListedReservation) {
  if (!open && !depositHeld) return null;
  const { paymentStates, depositFilter } = adminTexts();
  const isTooMuch = open !== undefined && open < 0;
  const state = isOverdue ? paymentStates.overdue : isTooMuch && paymentStates.overpaid;
  return (
    <>
      {state && <span className={`badge tone-red ${styles.above}`}>{state}</span>}
      {open ? <span>{price(open, currency)}</span> : ''}{' '}
      {depositHeld ? (
        <span className={`muted ${styles.below}`}>
          {`${depositFilter} ${price(depositHeld, currency)}`}
        </span>
      ) : null}
    </>
  );
}
