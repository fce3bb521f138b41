import type { Cancellation } from '../../../../contract/reservations/selected-reservations.ts';
import { listTexts } from '../../../lib/texts/texts.ts';
import styles from './RefusedCancellations.module.css';

/** Which reservations could not be cancelled, and why. */
export function RefusedCancellations({ refused }: { refused: readonly Cancellation[] }) {
  const { selection: texts } = listTexts();
  return (
    <div role="status" className={styles.refused}>
      {refused.length > 0 && (
        <div className="notice notice--danger">
          <p>{texts.refused}</p>
          <ul className={styles.list}>
            {refused.map(({ id, number, message, code }) => (
              <li key={id}>{texts.reason(number, message ?? code ?? '')}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
