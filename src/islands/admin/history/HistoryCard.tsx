import { useState } from 'react';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import styles from './history.module.css';
import type { Subject } from './HistoryList.tsx';

const HistoryList = lazyScreen(() => import('./HistoryList.tsx'), 'HistoryList', [
  'history',
  'blocks',
]);

/** A record's history, closed, and loaded anew each time it is opened; bare hosts have none. */
export function HistoryCard(subject: Subject) {
  const [isOpen, setOpen] = useState(false);
  if (!useIsOurs()) return null;
  return (
    <details
      className={`card ${styles.card}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2>{adminTexts().history}</h2>
      </summary>
      <div tabIndex={-1}>{isOpen && <HistoryList {...subject} />}</div>
    </details>
  );
}
