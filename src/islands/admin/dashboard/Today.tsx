import { pages } from '../../../../contract/pages.ts';
import type { Due } from '../../../../contract/reservations-admin.ts';
import type { Reservation } from '../../../../contract/reservations.ts';
import { amount, shortDateTime } from '../../../lib/format.ts';
import { addressOf } from '../shell/router.ts';
import type { Dashboard } from './dashboard.ts';
import styles from './Today.module.css';
import { adminTexts } from '../../../lib/texts.ts';

/** Reservations shown per kind; the rest is only counted. */
const maxShown = 6;

const tasks = [
  { kind: 'lateReturns', time: (row: Reservation) => shortDateTime(row.dropOffTime) },
  { kind: 'pickUps', time: (row: Reservation) => row.pickUpTime.slice(11, 16) },
  { kind: 'returns', time: (row: Reservation) => row.dropOffTime.slice(11, 16) },
] as const;

/** Today's tasks. */
export function Today({ today }: { today: Dashboard['today'] }) {
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {adminTexts().today}
      </h2>
      {tasks.map(({ kind, time }) => (
        <section
          key={kind}
          className={styles.task}
          data-urgent={kind === 'lateReturns' && today.counts[kind] > 0}
        >
          <h3 className={styles.title}>
            {adminTexts()[kind]} <span className={styles.count}>{amount(today.counts[kind])}</span>
          </h3>
          <Rows kind={kind} rows={today[kind]} count={today.counts[kind]} time={time} />
        </section>
      ))}
      <section className={styles.task}>
        <h3 className={styles.title}>
          {adminTexts().newMessages} <span className={styles.count}>{amount(today.messages)}</span>
        </h3>
        <a
          className={styles.more}
          href={today.messages > 0 ? addressOf.unreadMessages() : pages.adminMessages}
        >
          {adminTexts().messages}
        </a>
      </section>
    </section>
  );
}

interface Props {
  kind: Due;
  rows: Reservation[];
  count: number;
  time: (row: Reservation) => string;
}

function Rows({ kind, rows, count, time }: Props) {
  if (rows.length === 0) return <p className="muted">{adminTexts().nothingToDo}</p>;
  const rest = count - Math.min(rows.length, maxShown);
  return (
    <>
      <ul role="list" className={styles.rows}>
        {rows.slice(0, maxShown).map((row) => (
          <li key={row.id}>
            <a className={styles.row} href={addressOf.reservation(row.id)}>
              <time>{time(row)}</time>
              <span>
                <strong>{row.vehicle?.model}</strong>
                <span className="muted">{row.customer}</span>
              </span>
            </a>
          </li>
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
