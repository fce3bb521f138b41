import type { Customer } from '../../../../contract/users/users.ts';
import { customerTexts } from '../../../lib/texts/texts.ts';
import styles from './CustomerNotice.module.css';

/** What is to be known of a customer before they get a vehicle: whether they are blocked, and the note. */
export function CustomerNotice({ customer }: { customer: Customer | null }) {
  const { note = null, blocked = false } = customer ?? {};
  if (!note && !blocked) return null;
  return (
    <div className={`notice ${blocked ? 'notice--danger' : 'notice--info'} ${styles.notice}`}>
      {blocked && <p>{customerTexts().isBlocked}</p>}
      {note && <p className={styles.note}>{customerTexts().noteSays(note)}</p>}
    </div>
  );
}
