import { useCallback } from 'react';
import {
  pageReservations,
  type ListedReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { shortDateTime } from '../../../lib/texts/format.ts';
import { adminTexts, counterTexts, customerTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { dayAndTime, WorkRow } from '../dashboard/WorkRow.tsx';
import { lateBy } from '../late-by.ts';
import { MissingMark } from '../MissingMark.tsx';
import { StateBadge } from '../reservations/shared-columns.tsx';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import styles from './UserScreen.module.css';

/** Rows that are shown; a link leads to the others. */
const few = 6;

const firstOpenOf = (userId: number) =>
  call(pageReservations, {
    query: {
      userId: String(userId),
      state: 'open',
      page: '0',
      size: String(few),
      sort: 'pickUpTime',
      direction: 'ASC',
    },
  });

/** What a customer has now and what comes next, each with its next step. */
export function CustomerRentals({ userId }: { userId: number }) {
  const load = useCallback(() => firstOpenOf(userId), [userId]);
  const { title, none } = customerTexts().rentals;
  return (
    <section className="card" aria-labelledby="rentals-of-customer">
      <h2 id="rentals-of-customer">{title}</h2>
      <Loaded load={load} failed={adminTexts().failed(title)}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <>
              <ul role="list" className={styles.rows}>
                {content.map((row) => (
                  <RentalRow key={row.id} row={row} />
                ))}
              </ul>
              <Rest userId={userId} count={totalElements - content.length} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const Rest = ({ userId, count }: { userId: number; count: number }) =>
  count > 0 && <a href={addressOf.reservationsOf({ userId })}>{adminTexts().more(count)}</a>;

function RentalRow({ row }: { row: ListedReservation }) {
  const { id, state, vehicle, pickUpTime, dropOffTime, vehicleMissing } = row;
  const isOut = state === 'out' || state === 'late';
  const step = stepOf(row);
  return (
    <WorkRow
      href={addressOf.reservation(id)}
      time={dayAndTime(isOut ? dropOffTime : pickUpTime)}
      what={vehicle && <VehicleName vehicle={vehicle} />}
      about={
        <>
          {`${shortDateTime(pickUpTime)} – ${shortDateTime(dropOffTime)} `}
          {state === 'late' && <span className="badge tone-red">{lateBy(dropOffTime)}</span>}
          {state && state !== 'late' && <StateBadge state={state} />}{' '}
          {vehicleMissing && <MissingMark />}
        </>
      }
      step={
        step && {
          ...step,
          label: counterTexts().stepFor(step.text, vehicle ? vehicleName(vehicle) : ''),
        }
      }
    />
  );
}

/** What is to be done with a rental today; null for nothing. */
function stepOf({ id, state, vehicleMissing, pickUpTime }: ListedReservation) {
  const { steps, giveVehicle } = counterTexts();
  if (vehicleMissing)
    return { href: addressOf.reservation(id, { begins: 'vehicle' }), text: giveVehicle };
  if (state === 'out' || state === 'late')
    return { href: addressOf.step('return', id), text: steps.return };
  const isDue = pickUpTime.slice(0, 10) <= today();
  return isDue ? { href: addressOf.step('hand-over', id), text: steps['hand-over'] } : null;
}
