import type { Conflict } from '../../../../contract/reservations-admin.ts';
import { dateTime } from '../../../lib/format.ts';
import { addressOf } from '../shell/router.ts';
import styles from './TakenBy.module.css';
import { adminTexts } from '../../../lib/texts.ts';

/** The reservations that conflict with the form's. */
export function TakenBy({ conflicts }: { conflicts: Conflict[] }) {
  return (
    <>
      {adminTexts().takenBy}
      {conflicts.map(({ id, customer, pickUpTime, dropOffTime }) => (
        <span key={id} className={styles.conflict}>
          <a href={addressOf.reservation(id)}>{adminTexts().reservation(id)}</a>
          {`, ${customer}, `}
          <span className={styles.time}>{dateTime(pickUpTime)} –</span>{' '}
          <span className={styles.time}>{dateTime(dropOffTime)}</span>
        </span>
      ))}
    </>
  );
}
