import type { ReactNode } from 'react';
import type { Due } from '../../../../contract/reservations-admin.ts';
import type { Reservation } from '../../../../contract/reservations.ts';
import { addressOf } from '../shell/router.ts';
import { Conflicts, Dues, FailedMails, Hoarded, Messages, WaitingMails } from './Attention.tsx';
import type { Dashboard } from './dashboard.ts';
import { clock, dayAndTime } from './row-time.tsx';
import { TaskRow } from './TaskRow.tsx';
import styles from './Today.module.css';
import { maxShown, WorkCard } from './WorkCard.tsx';
import { adminTexts } from '../../../lib/texts.ts';

const dropOff = ({ dropOffTime }: Reservation) => dayAndTime(dropOffTime);

/** Today's work, each with the step that is to be done. */
export function Today({ today }: { today: Dashboard['today'] }) {
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {adminTexts().today}
      </h2>
      <Conflicts today={today} />
      <Task kind="lateReturns" today={today} time={dropOff} />
      <Task kind="pickUps" today={today} time={({ pickUpTime }) => clock(pickUpTime)} />
      <Task kind="returns" today={today} time={({ dropOffTime }) => clock(dropOffTime)} />
      <Task kind="toBeClosed" today={today} time={dropOff} />
      <Messages today={today} />
      <Dues today={today} />
      <Hoarded today={today} />
      <WaitingMails today={today} />
      <FailedMails today={today} />
    </section>
  );
}

interface TaskProps {
  kind: Due;
  today: Dashboard['today'];
  time: (row: Reservation) => ReactNode;
}

/** Nothing if the host does not know this kind. */
function Task({ kind, today, time }: TaskProps) {
  const [rows, count] = [today[kind], today.counts[kind]];
  if (!rows || count === undefined) return null;
  return (
    <WorkCard
      title={adminTexts()[kind]}
      count={count}
      isUrgent={kind === 'lateReturns'}
      href={addressOf.due(kind)}
    >
      {rows.slice(0, maxShown).map((row) => (
        <TaskRow key={row.id} kind={kind} row={row} time={time(row)} />
      ))}
    </WorkCard>
  );
}
