import type { ReactNode } from 'react';
import { pages } from '../../../../contract/pages.ts';
import type { Due } from '../../../../contract/reservations-admin.ts';
import type { Reservation } from '../../../../contract/reservations.ts';
import { amount, shortDate } from '../../../lib/format.ts';
import { addressOf } from '../shell/router.ts';
import type { Dashboard } from './dashboard.ts';
import styles from './Today.module.css';
import { adminTexts } from '../../../lib/texts.ts';
import { TaskRow } from './TaskRow.tsx';

/** Reservations shown per kind; the rest is only counted. */
const maxShown = 6;

const clock = (wallTime: string) => wallTime.slice(11, 16);

/** The day above the time. */
const dropOff = ({ dropOffTime }: Reservation) => (
  <>
    {shortDate(dropOffTime.slice(0, 10))}
    <br />
    {clock(dropOffTime)}
  </>
);

/** Today's tasks. */
export function Today({ today }: { today: Dashboard['today'] }) {
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {adminTexts().today}
      </h2>
      <Task kind="lateReturns" today={today} time={dropOff} />
      <Task kind="pickUps" today={today} time={({ pickUpTime }) => clock(pickUpTime)} />
      <Task kind="returns" today={today} time={({ dropOffTime }) => clock(dropOffTime)} />
      <div className={styles.others}>
        <Task kind="toBeClosed" today={today} time={dropOff} />
        <section className={styles.task}>
          <h3 className={styles.title}>
            {adminTexts().newMessages}{' '}
            <span className={styles.count}>{amount(today.messages)}</span>
          </h3>
          <a
            className={styles.more}
            href={today.messages > 0 ? addressOf.unreadMessages() : pages.adminMessages}
          >
            {adminTexts().messages}
          </a>
        </section>
        <FailedMails count={today.failedMails ?? 0} />
      </div>
    </section>
  );
}

/** Mails that nobody got, if there are any. */
function FailedMails({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <section className={styles.task} data-urgent="true">
      <h3 className={styles.title}>
        {adminTexts().failedMails} <span className={styles.count}>{amount(count)}</span>
      </h3>
      <a className={styles.more} href={addressOf.failedMails()}>
        {adminTexts().showFailedMails}
      </a>
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
    <section className={styles.task} data-urgent={kind === 'lateReturns' && count > 0}>
      <h3 className={styles.title}>
        {adminTexts()[kind]} <span className={styles.count}>{amount(count)}</span>
      </h3>
      <Rows kind={kind} rows={rows} count={count} time={time} />
    </section>
  );
}

interface RowsProps extends Pick<TaskProps, 'kind' | 'time'> {
  rows: Reservation[];
  count: number;
}

function Rows({ kind, rows, count, time }: RowsProps) {
  if (rows.length === 0) return <p className="muted">{adminTexts().nothingToDo}</p>;
  const rest = count - Math.min(rows.length, maxShown);
  return (
    <>
      <ul role="list" className={styles.rows}>
        {rows.slice(0, maxShown).map((row) => (
          <TaskRow key={row.id} kind={kind} row={row} time={time(row)} />
        ))}
      </ul>
      {rest > 0 && (
        <a
          className={styles.more}
          href={addressOf.due(kind)}
          aria-label={`${adminTexts().more(rest)}: ${adminTexts()[kind]}`}
        >
          {adminTexts().more(rest)}
        </a>
      )}
    </>
  );
}
