import { useCallback } from 'react';
import {
  pageReservations,
  type ListedReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { call } from '../../../lib/api/api.ts';
import { shortDateTime } from '../../../lib/texts/format.ts';
import { adminTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { dayAndTime, WorkRow } from '../dashboard/WorkRow.tsx';
import { lateBy } from '../late-by.ts';
import { MissingMark } from '../MissingMark.tsx';
import { shownName } from '../name-of.ts';
import { stepOfToday } from './next-step.ts';
import { StateBadge } from './shared-columns.tsx';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import styles from './OpenRentals.module.css';

/** Rows that are shown; a link leads to the others. */
const few = 6;

/** Whose rentals these are: each row tells the other of the two. */
type Subject = { userId: number } | { vehicleId: number };

const firstOpenOf = (subject: Record<string, string>) =>
  call(pageReservations, {
    query: {
      ...subject,
      state: 'open',
      page: '0',
      size: String(few),
      sort: 'pickUpTime',
      direction: 'ASC',
    },
  });

/** What a customer or a vehicle has now and what comes next, each with its next step. */
export function OpenRentals({ of }: { of: Subject }) {
  const [[name, id] = ['', 0]] = Object.entries(of);
  const load = useCallback(() => firstOpenOf({ [name]: String(id) }), [name, id]);
  const { title, none } = counterTexts().rentals;
  return (
    <section className="card" aria-labelledby="open-rentals">
      <h2 id="open-rentals">{title}</h2>
      <Loaded load={load} failed={adminTexts().failed(title)}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <>
              <ul role="list" className={styles.rows}>
                {content.map((row) => (
                  <RentalRow key={row.id} row={row} isOfVehicle={'vehicleId' in of} />
                ))}
              </ul>
              {totalElements > content.length && (
                <a href={addressOf.reservationsOf(of)}>
                  {adminTexts().more(totalElements - content.length)}
                </a>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function RentalRow({ row, isOfVehicle }: { row: ListedReservation; isOfVehicle: boolean }) {
  const { id, state, vehicle, customer = '', pickUpTime, dropOffTime, vehicleMissing } = row;
  const isOut = state === 'out' || state === 'late';
  const step = stepOfToday(row);
  const name = isOfVehicle ? shownName(customer) : vehicle ? vehicleName(vehicle) : '';
  return (
    <WorkRow
      href={addressOf.reservation(id)}
      time={dayAndTime(isOut ? dropOffTime : pickUpTime)}
      what={
        isOfVehicle
          ? shownName(customer)
          : vehicle && <VehicleName vehicle={vehicle} isLost={vehicleMissing} />
      }
      about={
        <>
          {isOut
            ? `${adminTexts().pickUp} ${shortDateTime(pickUpTime)} `
            : `${adminTexts().dropOff} ${shortDateTime(dropOffTime)} `}
          {state === 'late' && <span className="badge tone-red">{lateBy(dropOffTime)}</span>}
          {state && state !== 'late' && <StateBadge state={state} />}{' '}
          {vehicleMissing && <MissingMark />}
        </>
      }
      step={step && { ...step, of: name }}
    />
  );
}
