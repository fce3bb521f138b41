import type { ReactNode } from 'react';
import type {
  Due,
  StaffReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { addDays } from '../../../../contract/values/add-days.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { today as currentDay, wallTime } from '../../../lib/api/clock.ts';
import { ClosedMark } from '../ClosedMark.tsx';
import { CustomerName } from '../CustomerName.tsx';
import { addressOf, mayOpen } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import { Conflicts, Dues, FailedMails, Hoarded, Messages, WaitingMails } from './Attention.tsx';
import type { Dashboard } from './dashboard.ts';
import { lateBy } from '../late-by.ts';
import styles from './Today.module.css';
import { maxShown, WorkCard } from './WorkCard.tsx';
import { adminTexts, counterTexts, dashboardTexts } from '../../../lib/texts/texts.ts';
import { WorkRow, clock, dayAndTime } from './WorkRow.tsx';
import { may } from '../../../lib/session/may.ts';

/** Today's work, each with the step that is to be done, and what stands beside it. */
export function Today({ today, children }: { today: Dashboard['today']; children: ReactNode }) {
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {adminTexts().today}
      </h2>
      <Hoarded today={today} />
      <WaitingMails today={today} />
      <Conflicts today={today} />
      <Task kind="lateReturns" today={today} time={({ dropOffTime }) => dayAndTime(dropOffTime)} />
      <Task kind="pickUps" today={today} time={({ pickUpTime }) => clock(pickUpTime)} />
      <Task kind="toBeClosed" today={today} time={({ pickUpTime }) => dayAndTime(pickUpTime)} />
      <Task kind="returns" today={today} time={({ dropOffTime }) => clock(dropOffTime)} />
      {may('messages') && <Messages today={today} />}
      <Dues today={today} />
      <FailedMails today={today} />
      {children}
    </section>
  );
}

interface TaskProps {
  kind: Due;
  today: Dashboard['today'];
  time: (row: StaffReservation) => ReactNode;
}

function Task({ kind, today, time }: TaskProps) {
  const [rows, count] = [today[kind], today.counts[kind]];
  return (
    <WorkCard
      title={adminTexts()[kind]}
      count={count}
      isUrgent={kind === 'lateReturns'}
      beginsColumn={
        kind === 'returns' && today.lateReturns.length + today.pickUps.length >= maxShown
      }
      href={addressOf.due(kind)}
      titleHref={kind === 'toBeClosed' || !mayOpen('day') ? undefined : addressOf.day(currentDay())}
      tomorrow={
        mayOpen('day') && (kind === 'pickUps' || kind === 'returns')
          ? addressOf.day(addDays(currentDay(), 1))
          : undefined
      }
    >
      {rows.slice(0, maxShown).map((row) => (
        <TaskRow key={row.id} kind={kind} row={row} time={time(row)} />
      ))}
    </WorkCard>
  );
}

interface Props {
  kind: Due;
  row: StaffReservation;
  time: ReactNode;
}

/** A reservation that is due, and the step that is to be done. */
function TaskRow({ kind, row, time }: Props) {
  const isAhead = kind === 'returns' && isYetToGo(row);
  const step = may('counter') && !isAhead ? stepOf(kind, row) : null;
  const late = kind === 'lateReturns' && lateBy(row.dropOffTime);
  const end = kind === 'pickUps' || kind === 'toBeClosed' ? 'pickUp' : 'dropOff';
  const isDue = kind === 'pickUps' ? !row.pickedUpAt : kind === 'returns';
  const place = row[`${end}Location`];
  const what = [row.vehicle && vehicleName(row.vehicle), row.customer].filter(Boolean).join(', ');
  return (
    <WorkRow
      href={addressOf.reservation(row.id)}
      time={time}
      what={row.vehicle && <VehicleName vehicle={row.vehicle} isLost={row.vehicleMissing} />}
      about={
        <CustomerName customer={row.customer ?? '–'} companyName={row.companyName}>
          {[place, late, isAhead && adminTexts().notOut].map((more) => more && `, ${more}`)}
          {isDue && <ClosedMark end={end} place={place} at={row[`${end}Time`]} />}
        </CustomerName>
      }
      isAhead={isAhead}
      phone={isAwaited(kind, row) ? row.phone : undefined}
      step={step && { ...step, of: what }}
    />
  );
}

/** Whether it is yet to be handed over, which the pick-ups say. */
const isYetToGo = ({ pickUpTime, pickedUpAt, vehicleMissing }: StaffReservation): boolean =>
  !pickedUpAt && !vehicleMissing && pickUpTime.startsWith(currentDay());

/** Whether the customer should have come by now. */
const isAwaited = (kind: Due, { pickUpTime, pickedUpAt }: StaffReservation): boolean =>
  kind === 'lateReturns' ||
  kind === 'toBeClosed' ||
  (kind === 'pickUps' && !pickedUpAt && pickUpTime < wallTime());

/** What is to be done with a reservation of a list; null for nothing there. */
function stepOf(kind: Due, { id, pickedUpAt, vehicleMissing }: StaffReservation) {
  // Whether nobody came, or nobody recorded it, is decided on its page.
  if (kind === 'toBeClosed')
    return { href: addressOf.reservation(id), text: counterTexts().clarify };
  if (pickedUpAt && kind === 'pickUps') return null;
  if (vehicleMissing) return { href: addressOf.reservation(id), text: dashboardTexts().exchange };
  const step = pickedUpAt ? 'return' : 'hand-over';
  return { href: addressOf.step(step, id), text: counterTexts().steps[step] };
}
